import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Hosts} from '../lib/hosts.ts';

/** A place where tests run, and its hosts. */
export interface DataCenter extends Hosts {
  id: string;
  name: string;
}

export const dataCenters = parse(readFileSync(path.join(__dirname, 'dataCenters.yaml'), 'utf8')) as DataCenter[];

/** US West 1: what the static pages show. */
export const defaultDataCenter = dataCenters[0]!;
