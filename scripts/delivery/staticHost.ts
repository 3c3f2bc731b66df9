import {CACHE, HASHED, MARKDOWN, ROBOTS, UNINDEXED} from './headers.ts';

/** A `_headers` file, as static hosts read it; no path gets the same header by two rules, since hosts join their values. */
export function headersFile(security: Readonly<Record<string, string>>, baseUrl: string): string {
  const rule = (paths: string, headers: Readonly<Record<string, string>>) =>
    [`${baseUrl}${paths}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule('*', security),
    ...HASHED.map((start) => rule(`${start}*`, {'Cache-Control': CACHE.hashed})),
    ...UNINDEXED.map((paths) => rule(paths, {'X-Robots-Tag': ROBOTS})),
    rule(MARKDOWN.paths, {'Content-Type': MARKDOWN.type}),
  ];
  return `${rules.join('\n\n')}\n`;
}
