const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const inEnglish = (date: Date, month: string): string => `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()]!;

/**
 * Formats a date in UTC for running text, for example, "November 20, 2026". Doesn't use `Intl`, because creating the first formatter blocks
 * the main thread of a phone for about 100 ms during page load.
 */
export const longDate = (date: Date): string => inEnglish(date, monthOf(date));

/** Formats a date in UTC for narrow spaces, for example, "Nov 20, 2026". */
export const shortDate = (date: Date): string => inEnglish(date, monthOf(date).slice(0, 3));

/** Returns a date as YYYY-MM-DD, or `undefined` if it isn't a valid `Date` or a date of the calendar in this format. */
export function isoDay(value: unknown): string | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString().slice(0, 10);
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined;
}

/** Formats a date (YYYY-MM-DD) or a month (YYYY-MM) for running text, for example, "November 20, 2026" or "November 2026". */
export function writtenDate(value: string): string {
  const date = new Date(value);
  return value.length === 7 ? `${monthOf(date)} ${date.getUTCFullYear()}` : longDate(date);
}
