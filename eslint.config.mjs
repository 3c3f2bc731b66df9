import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders that each part of `src/` can't import from, lowest layer first. `contributing/architecture.md` explains why. */
const forbidden = {
  lib: ['data', 'content', 'components', 'features', 'theme', 'client', 'pages', 'plugins', 'remark', 'config'],
  data: ['content', 'components', 'features', 'theme', 'client', 'pages', 'plugins', 'remark', 'config'],
  content: ['components', 'features', 'theme', 'client', 'pages', 'plugins', 'remark', 'config'],
  components: ['features', 'theme', 'client', 'pages', 'plugins', 'remark'],
  features: ['theme', 'client', 'pages', 'plugins', 'remark'],
  theme: ['client', 'pages', 'plugins', 'remark'],
  client: ['theme', 'pages', 'plugins', 'remark'],
  pages: ['theme', 'client', 'plugins', 'remark'],
  config: ['components', 'features', 'theme', 'client', 'pages'],
  plugins: ['components', 'theme', 'client', 'pages'],
  remark: ['components', 'features', 'theme', 'client', 'pages', 'plugins', 'config'],
};

const insides = {
  regex: '(@site/src|\\.\\.)/features/[^/]+/.+',
  message: 'Import features through their public API: features/<name>.',
};
const reactInNode = {
  regex: '^(react|react-dom)(/|$)',
  message: 'This part runs without React. Refer to components by path.',
};
const lintFromSite = {
  regex: '(@site|\\.\\.)/lint/(?!diagnostic\\.ts$)',
  message: 'src can import only the type of diagnostics from lint.',
};
/** The linter runs the pure functions of the site, and uses helpers of the commands. */
const siteFromLint = {
  regex:
    '^(@site|\\.{1,2}(/\\.\\.)*)/(src/(components|features|theme|client|pages)/|scripts/(?!lib/(changedFiles|inboundLinks|jsonCache|main|siteMap)\\.ts$))',
  message: "lint can't import from here. See contributing/architecture.md for the direction of imports.",
};
const packageByPath = {
  regex: '(@site|\\.\\.)/packages/',
  message: 'Import packages by their name: docusaurus-plugin-<name>.',
};
const siteFromPackage = {
  regex: '^(@site/|(\\.\\./)+(src|lint|scripts|tests|docs)/|(\\.\\./){3,})',
  message: 'A package imports only its own modules and its dependencies.',
};
/** Folders of `packages/search/src` without an interface, and the folders that each of them can't import from. */
const searchFolders = [
  {folder: 'format', others: ['engine', 'evaluation', 'indexer', 'ui']},
  {folder: 'engine', others: ['evaluation', 'indexer', 'ui']},
  {folder: 'indexer', others: ['engine', 'evaluation', 'ui']},
  {folder: 'evaluation', others: ['indexer', 'ui']},
];
const nodeOnly = ['config', 'plugins', 'remark'];

/** Folders of a part can have names of other parts (`data/config`), so the number of `../` depends on the depth of the file. */
const depths = [
  {files: '*', up: '(\\.\\./)+'},
  {files: '*/**/*', up: '(\\.\\./){2,}'},
];

const importDirections = Object.entries(forbidden).flatMap(([part, others]) =>
  depths.map(({files, up}) => ({
    files: [`src/${part}/${files}.{ts,tsx}`],
    // Client code of plugins runs in the browser.
    ignores: ['**/*.test.ts', 'src/plugins/client/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(@site/src|${up})/?(${others.join('|')})(/|$)`,
              message: `src/${part} can't import from here. See contributing/architecture.md for the direction of imports.`,
            },
            lintFromSite,
            insides,
            packageByPath,
            ...(nodeOnly.includes(part) ? [reactInNode] : []),
          ],
        },
      ],
    },
  })),
);

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build.partial/',
      'delivery/',
      'release/',
      'preview/',
      '.docusaurus/',
      '.cache/',
      '**/.docusaurus/',
      'node_modules/',
      'samples/',
      'tests/fixtures/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {languageOptions: {globals: {...globals.node, ...globals.browser}}},
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', {max: 350, skipBlankLines: true, skipComments: true}],
      // Docusaurus uses tabIndex to make scrollable elements reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  // These files are lists of data.
  {files: ['src/config/redirects.ts', 'src/config/sidebars/*.ts'], rules: {'max-lines': 'off'}},
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs'},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  ...importDirections,
  {files: ['packages/**/*.{ts,tsx}'], rules: {'no-restricted-imports': ['error', {patterns: [siteFromPackage]}]}},
  ...searchFolders.map(({folder, others}) => ({
    files: [`packages/search/src/${folder}/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            siteFromPackage,
            reactInNode,
            {
              regex: `^\\.\\./(${others.join('|')})/`,
              message: `${folder} can't import from here. See packages/search/README.md.`,
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['lint/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [siteFromLint, reactInNode]}]},
  },
);
