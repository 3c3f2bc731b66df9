export {SearchPage as default} from '../SearchPage/index.tsx';
