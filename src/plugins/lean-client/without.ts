/** A copy of a record without some of its keys. */
export const without = (record: object, keys: readonly string[]): object => Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
