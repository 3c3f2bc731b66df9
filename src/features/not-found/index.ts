/** Public API of the not-found page. */
export {NotFoundHelp, useServerAnswer} from './NotFoundHelp.tsx';
