/** Public API of the support for archived editions. */
export {CanonicalOfArchived} from './CanonicalOfArchived.tsx';
export {VersionDropdown, type VersionContents} from './VersionDropdown.tsx';
