import type {Config} from '@docusaurus/types';
import {parseDocFrontMatter} from '../content/parseDocFrontMatter.ts';
import type {DocsOptions} from '../plugins/docs.ts';
import {aliases, hosts} from '../remark/headings.ts';
import {diagrams} from '../remark/diagrams.ts';
import {glossary} from '../remark/glossary.ts';
import {reference} from '../remark/reference/index.ts';
import {samples} from '../remark/samples.ts';
import {tables} from '../remark/tables.ts';
import {brand} from './brand.ts';

/** Markdown options. Invalid front matter fails the build and shows an error during `npm start`. */
export const markdown: NonNullable<Config['markdown']> = {
  format: 'detect',
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  parseFrontMatter: parseDocFrontMatter,
};

/** Options of the docs plugin. Current pages are at the root, and the pages of the archived edition are below `/2024/`. */
export const docsOptions: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarFiles: ['src/config/sidebars/**/*.ts'],
  // Keeps the number in file names such as 3-leg-oauth.
  numberPrefixParser: false,
  editUrl: `${brand.repository}/edit/${brand.editBranch}/`,
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [glossary, samples, reference, diagrams, hosts, aliases, tables],
  lastVersion: 'current',
  versions: {
    current: {label: 'Current', path: '', badge: false},
    '2024': {label: '2024', path: '2024', banner: 'unmaintained', noIndex: true},
  },
};
