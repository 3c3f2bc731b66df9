/** Public API of keyboard shortcuts, print preparation, and orientation on the page and in the sidebar. */
export {ReadingComfort} from './ReadingComfort.tsx';
