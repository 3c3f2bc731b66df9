/** Search engine without a UI, for browsers and Node.js. `engineClient.ts` runs it in a web worker. */
export {Engine} from './engine.ts';
export {IndexError} from './errors.ts';
export {IndexStore, type ReadFile} from './indexStore.ts';
export type {FromWorker, ToWorker} from './protocol.ts';
export type {Mark, Passage, Replacement, SearchAnswer, SearchHit, SearchRequest} from './types.ts';
export {weights} from './weights.ts';
