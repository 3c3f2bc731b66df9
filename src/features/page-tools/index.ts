/** Public API of the tools for an entire page. */
export {AgentNote} from './AgentNote.tsx';
export {CopyMenu} from './CopyMenu.tsx';
export {MarkdownLink} from './MarkdownLink.tsx';
