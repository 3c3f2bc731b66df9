export {TwinLink} from './TwinLink.tsx';
