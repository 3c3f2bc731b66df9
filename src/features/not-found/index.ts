/** The public door: what is done about an address without a page. */
export {NotFoundHelp} from './NotFoundHelp.tsx';
export {useServerAnswer} from './useServerAnswer.ts';
