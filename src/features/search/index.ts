/** Public API of search. */
export {useHostedSearch} from './hosted/useHostedSearch.tsx';
export {SearchBar} from './SearchBar/index.tsx';
export {SearchForm} from './SearchForm.tsx';
export {SearchPage} from './SearchPage/index.tsx';
