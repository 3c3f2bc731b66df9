/** The public door of search. */
export {SearchBar} from './SearchBar/index.tsx';
export {SearchForm} from './SearchForm/index.tsx';
export {SearchPage} from './SearchPage/index.tsx';
