/** The public door: how fresh a page is. */
export {LastChecked} from './LastChecked.tsx';
