/** The public door: comfort while reading. */
export {ReadingComfort} from './ReadingComfort.tsx';
