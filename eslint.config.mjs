import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What each part of `src/` may not import, from the bottom up; `contributing/architecture.md` says why. */
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
  message: 'A feature is used through its public door, features/<name>.',
};
const reactInNode = {regex: '^(react|react-dom)(/|$)', message: 'This part runs in Node; name components by path.'};
const nodeOnly = ['config', 'plugins', 'remark'];

/** Folders of a part may have the names of other parts (`data/config`), so how far up an import goes depends on how deep a file stands. */
const depths = [
  {files: '*', up: '(\\.\\./)+'},
  {files: '*/**/*', up: '(\\.\\./){2,}'},
];

const importDirections = Object.entries(forbidden).flatMap(([part, others]) =>
  depths.map(({files, up}) => ({
    files: [`src/${part}/${files}.{ts,tsx}`],
    // What a plugin puts into the reader's browser is no Node.
    ignores: ['**/*.test.ts', 'src/plugins/*/client/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(@site/src|${up})/?(${others.join('|')})(/|$)`,
              message: `src/${part} may not import from there; contributing/architecture.md says which way imports run.`,
            },
            insides,
            ...(nodeOnly.includes(part) ? [reactInNode] : []),
          ],
        },
      ],
    },
  })),
);

export default tseslint.config(
  {ignores: ['build/', 'build.partial/', 'delivery/', 'release/', 'preview/', '.docusaurus/', '.cache/', '**/.docusaurus/', 'node_modules/', 'tests/fixtures/', 'test-results/', 'playwright-report/']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {languageOptions: {globals: {...globals.node, ...globals.browser}}},
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', {max: 300, skipBlankLines: true, skipComments: true}],
      // Docusaurus's own way to say that a box which scrolls can be reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  {files: ['src/config/redirects.ts'], rules: {'max-lines': 'off'}},
  {files: ['**/*.cjs'], languageOptions: {sourceType: 'commonjs'}, rules: {'@typescript-eslint/no-require-imports': 'off'}},
  ...importDirections,
);
