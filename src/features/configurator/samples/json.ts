import type {Session} from './session.ts';

/** Returns the capabilities as JSON, without credentials, which don't belong in files. */
export const json = ({capabilities, sauce}: Session): string =>
  JSON.stringify({...capabilities, 'sauce:options': sauce}, null, 2);
