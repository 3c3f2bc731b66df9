/** Public API of the support for archived editions. */
export {CanonicalOfArchived} from './CanonicalOfArchived.tsx';
