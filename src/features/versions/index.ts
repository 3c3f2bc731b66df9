/** The public door: what concerns the archived edition. */
export {CanonicalOfArchived} from './CanonicalOfArchived.tsx';
