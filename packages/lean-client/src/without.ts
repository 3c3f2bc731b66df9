/** Returns a shallow copy of `record` without `keys`. */
export const without = (record: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
