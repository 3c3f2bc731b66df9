export {GlossaryTerm} from './GlossaryTerm';
