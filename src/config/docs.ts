import type {DocsOptions} from '../plugins/docs/index.ts';
import {aliases} from '../remark/aliases.ts';
import {diagrams} from '../remark/diagrams.ts';
import {glossary} from '../remark/glossary.ts';
import {hosts} from '../remark/hosts.ts';
import {reference} from '../remark/reference/index.ts';
import {brand} from './brand.ts';

/** The documents: served at the root, the archived edition below its name. */
export const docsOptions: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarFiles: ['src/config/sidebars/**/*.ts'],
  // Off: a file such as 3-leg-oauth keeps its number.
  numberPrefixParser: false,
  editUrl: `${brand.repository}/edit/${brand.editBranch}/`,
  showLastUpdateAuthor: true,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [glossary, reference, diagrams, hosts, aliases],
  lastVersion: 'current',
  versions: {
    current: {label: 'Current', path: '', badge: false},
    '2024': {label: '2024', path: '2024', banner: 'unmaintained', noIndex: true},
  },
};
