import {loadStatusCodes} from '../../../data/tables.ts';
import {code, prose, table} from '../markdown.ts';

/** `<StatusCodeReference />`: what each HTTP status of the REST APIs means. */
export const renderStatusCodeReference = (): string =>
  table(
    ['Status code', 'Description', 'Solution'],
    loadStatusCodes().map(({code: status, name, meaning, fix}) => [`${code(status)} ${name}`, prose(meaning), fix ? prose(fix) : '']),
  );
