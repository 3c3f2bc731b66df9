import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Hosts} from '../lib/hosts.ts';

/** Data center and its hosts. */
export interface DataCenter extends Hosts {
  id: string;
  name: string;
}

export const dataCenters = parse(readFileSync(path.join(__dirname, 'dataCenters.yaml'), 'utf8')) as DataCenter[];

/** Data center that static pages show: US West 1. */
export const defaultDataCenter = dataCenters[0]!;

/** Data centers that readers can choose, with the fields that client code needs. The first one is the default. */
export const dataCenterChoices: readonly DataCenter[] = dataCenters.map(
  ({id, name, region, apiHost, ondemandHost, appHost}) => ({id, name, region, apiHost, ondemandHost, appHost}),
);
