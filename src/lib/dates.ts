const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

const inEnglish = (date: Date, month: string): string => `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
const monthOf = (date: Date): string => MONTHS[date.getUTCMonth()]!;

/**
 * A day, in UTC, as the site writes it in text: November 20, 2026. Not by `Intl`, the first of whose formats blocks a phone for a tenth of
 * a second while a page starts.
 */
export const longDate = (date: Date): string => inEnglish(date, monthOf(date));

/** A day, in UTC, as the site writes it where there is little room: Nov 20, 2026. */
export const shortDate = (date: Date): string => inEnglish(date, monthOf(date).slice(0, 3));
