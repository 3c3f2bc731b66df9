import {CACHE, HASHED} from './headers.ts';

/** A `_headers` file, as static hosts read it; no path gets the same header by two rules, since hosts join their values. */
export function headersFile(security: Readonly<Record<string, string>>, baseUrl: string): string {
  const rule = (start: string, headers: Readonly<Record<string, string>>) =>
    [`${baseUrl}${start}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[rule('', security), ...HASHED.map((start) => rule(start, {'Cache-Control': CACHE.hashed}))].join('\n\n')}\n`;
}
