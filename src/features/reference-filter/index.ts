export {ReferenceFilter} from './ReferenceFilter';
