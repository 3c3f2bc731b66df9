/** The public door of search. */
export {useHostedSearch} from './hosted/useHostedSearch.tsx';
export {SearchBar} from './SearchBar/index.tsx';
export {SearchForm} from './SearchForm/index.tsx';
export {SearchPage} from './SearchPage/index.tsx';
