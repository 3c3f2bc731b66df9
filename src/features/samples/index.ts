/** The public door: one task in several languages, light enough for pages with hundreds of them. */
export {Samples} from './Samples';
