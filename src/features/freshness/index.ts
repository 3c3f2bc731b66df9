/** Public API of the freshness information on pages. */
export {LastChecked} from './LastChecked.tsx';
export {LastReviewed} from './LastReviewed.tsx';
