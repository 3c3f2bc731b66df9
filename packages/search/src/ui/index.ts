/** Interface of the search, for the bundler of the site. */
export {SearchBar} from './SearchBar/index.tsx';
export {SearchForm} from './SearchForm.tsx';
export {SearchPage} from './SearchPage/index.tsx';
export {useHostedSearch, type HostedSearch} from './hosted/useHostedSearch.tsx';
export {useSearchLink} from './useEngine.ts';
