import type {Problem} from './explain.ts';
import {load} from './load.ts';

/** What `hosts.yaml` holds. */
export interface Hosts {
  links: string[];
  unasked: string[];
  samples: string[];
  plain: string[];
}

/** What is not asked has to be linked to: the rest of the list would be of no use. */
export const checkHosts = ({links, unasked}: Hosts): Problem[] =>
  unasked.flatMap((host, at) => (links.includes(host) ? [] : [{steps: ['unasked', at], message: `"${host}" is no host of links`}]));

/** The hosts that pages may link to and samples may name, from `hosts.yaml`. */
export const readHosts = (): Hosts => load<Hosts>('hosts.yaml', 'hosts.schema.json', checkHosts);
