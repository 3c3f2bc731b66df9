export {SearchBar as default} from '../SearchBar/index.tsx';
