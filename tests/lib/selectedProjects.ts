/** Options of `playwright test` whose value is the next argument, except `--project`. */
const WITH_VALUE = new Set([
  ...[
    '-c',
    '--config',
    '-g',
    '--grep',
    '-G',
    '--grep-invert',
    '-j',
    '--workers',
    '--add-reporter',
    '--reporter',
    '--browser',
    '--global-timeout',
    '--timeout',
  ],
  ...[
    '--last-failed-file',
    '--max-failures',
    '--output',
    '--repeat-each',
    '--retries',
    '--shard',
    '--trace',
    '--tsconfig',
    '--update-source-method',
    '--test-list',
  ],
]);

/** Returns whether a project matches a pattern, in which `*` stands for any characters. Case doesn't matter. */
const matches = (pattern: string, name: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'i',
  ).test(name);

/**
 * Returns the projects that a `playwright test` command line runs: the projects of `--project`, or the projects whose folders are in the
 * test filters, or all. Playwright itself would start the servers of every project.
 */
export function selectedProjects<Name extends string>(args: readonly string[], all: readonly Name[]): Name[] {
  const patterns: string[] = [];
  const filters: string[] = [];
  for (let at = args[0] === 'test' ? 1 : 0; at < args.length; at += 1) {
    const arg = args[at]!;
    if (arg.startsWith('--project=')) patterns.push(arg.slice('--project='.length));
    else if (arg === '--project')
      while (at + 1 < args.length && !args[at + 1]!.startsWith('-')) patterns.push(args[(at += 1)]!);
    else if (WITH_VALUE.has(arg)) at += 1;
    else if (!arg.startsWith('-')) filters.push(arg);
  }
  if (patterns.length) return all.filter((name) => patterns.some((pattern) => matches(pattern, name)));
  const named = filters.map((filter) =>
    all.find((name) => filter.replaceAll('\\', '/').includes(`e2e/${name}/`) || filter.endsWith(`e2e/${name}`)),
  );
  return named.length && named.every((name) => name !== undefined)
    ? all.filter((name) => named.includes(name))
    : [...all];
}
