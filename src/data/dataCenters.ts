import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** A place where tests run, and its hosts. */
export interface DataCenter {
  id: string;
  name: string;
  region: string;
  apiHost: string;
  ondemandHost: string;
  appHost: string;
}

const TOKENS = ['region', 'apiHost', 'ondemandHost', 'appHost'] as const;

export const dataCenters = parse(readFileSync(path.join(__dirname, 'dataCenters.yaml'), 'utf8')) as DataCenter[];

/** US West 1: what the static pages show. */
export const defaultDataCenter = dataCenters[0]!;

/** `text` with `{{region}}`, `{{apiHost}}`, `{{ondemandHost}}` and `{{appHost}}` replaced by those of `center`. */
export function fillHosts(text: string, center: DataCenter): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) =>
    TOKENS.includes(name as (typeof TOKENS)[number]) ? center[name as (typeof TOKENS)[number]] : token,
  );
}
