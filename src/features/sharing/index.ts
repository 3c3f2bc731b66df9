/** The public door: what search engines and sites that show links learn about a page. */
export {SharedDoc} from './SharedDoc.tsx';
export {SharedSite} from './SharedSite.tsx';
