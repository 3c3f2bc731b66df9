/** Public API of the page metadata for search engines and link previews. */
export {SharedDoc} from './SharedDoc.tsx';
export {SharedSite} from './structuredData.tsx';
