/** Public API of the tools for an entire page. */
export {CopyMenu} from './CopyMenu.tsx';
export {MarkdownLink} from './MarkdownLink.tsx';
