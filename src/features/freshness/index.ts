/** The public door: how fresh a page is. */
export {LastChecked} from './LastChecked.tsx';
export {LastReviewed} from './LastReviewed.tsx';
