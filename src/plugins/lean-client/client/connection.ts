const {connection} = navigator as Navigator & {connection?: {effectiveType: string; saveData: boolean}};

/** Whether nothing should be fetched before the reader asks for it: on 2G, and if the reader saves data. */
export const isSlowConnection = (): boolean => Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);
