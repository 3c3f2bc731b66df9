import {load} from './load.ts';

/** What `hosts.yaml` holds. */
export interface Hosts {
  links: string[];
  samples: string[];
  plain: string[];
}

/** The hosts that pages may link to and samples may name, from `hosts.yaml`. */
export const readHosts = (): Hosts => load<Hosts>('hosts.yaml', 'hosts.schema.json');
