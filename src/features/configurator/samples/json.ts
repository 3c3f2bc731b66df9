import type {Session} from './session.ts';

/** The capabilities alone. Credentials do not stand in files. */
export const json = ({capabilities, sauce}: Session): string => JSON.stringify({...capabilities, 'sauce:options': sauce}, null, 2);
