/** Public API of the not-found page. */
export {NotFoundHelp} from './NotFoundHelp.tsx';
export {useServerAnswer} from './useServerAnswer.ts';
