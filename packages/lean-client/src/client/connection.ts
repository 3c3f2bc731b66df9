const {connection} = navigator as Navigator & {connection?: {effectiveType: string; saveData: boolean}};

/** Returns whether nothing should be prefetched: on 2G connections and if data saving is on. */
export const isSlowConnection = (): boolean =>
  Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);
