/** The public door: what a reader does with a page as a whole. */
export {CopyMenu} from './CopyMenu.tsx';
export {TwinLink} from './TwinLink.tsx';
