/** Public API of the tools for an entire page. */
export {CopyMenu} from './CopyMenu.tsx';
export {AgentNote, MarkdownLink} from './markdownVersion.tsx';
