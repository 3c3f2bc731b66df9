/** Search bar without the hosted search, for sites that don't configure it. */
export {SearchBar as default} from '@site/src/features/search';
