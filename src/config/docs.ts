import type {DocsOptions} from '../plugins/docs.ts';
import {aliases} from '../remark/aliases.ts';
import {diagrams} from '../remark/diagrams.ts';
import {glossary} from '../remark/glossary.ts';
import {hosts} from '../remark/hosts.ts';
import {reference} from '../remark/reference/index.ts';
import {samples} from '../remark/samples.ts';
import {tables} from '../remark/tables.ts';
import {brand} from './brand.ts';

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
