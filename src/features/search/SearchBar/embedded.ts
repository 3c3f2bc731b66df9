/** Search bar of builds without the hosted search, which `src/plugins/embeddedSearch.ts` uses as the theme's search bar. */
export {SearchBar as default} from './index.tsx';
