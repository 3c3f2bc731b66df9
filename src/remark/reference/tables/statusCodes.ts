import {loadStatusCodes} from '../../../data/tables.ts';
import {code, prose, table} from '../markdown.ts';

/** Renders `<StatusCodeReference />`: the HTTP status codes of the REST APIs, with descriptions and solutions. */
export const renderStatusCodeReference = (): string =>
  table(
    ['Status code', 'Description', 'Solution'],
    loadStatusCodes().map(({code: status, name, meaning, fix}) => [
      `${code(status)} ${name}`,
      prose(meaning),
      fix ? prose(fix) : '',
    ]),
  );
