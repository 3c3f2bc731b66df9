/** The embedded search alone, where no hosted one is configured. */
export {SearchBar as default} from '@site/src/features/search';
