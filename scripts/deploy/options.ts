import {parseArgs} from 'node:util';

/** In days: longer than a tab usually stays open. */
const GRACE_DAYS = 14;

/**
 * Reads `--to DIR` and `--grace-days N`.
 * @throws where one is missing, unknown or wrong; says what is accepted.
 */
export function readOptions(args: readonly string[]): {target: string; graceDays: number} {
  const {values} = parseArgs({args: [...args], options: {to: {type: 'string'}, 'grace-days': {type: 'string', default: String(GRACE_DAYS)}}});
  if (!values.to) throw new Error('--to is not set; accepted: the folder on the server that holds the releases');
  const days = values['grace-days'];
  if (!/^\d{1,4}$/.test(days)) throw new Error(`--grace-days is "${days}"; accepted: whole days, such as ${GRACE_DAYS}`);
  return {target: values.to, graceDays: Number(days)};
}
