/** The public door of search. */
export {SearchForm} from './SearchForm/index.tsx';
