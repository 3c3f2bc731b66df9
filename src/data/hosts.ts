import type {Problem} from './explain.ts';
import {load} from './load.ts';

/** Content of `hosts.yaml`. */
export interface Hosts {
  links: string[];
  unasked: string[];
  samples: string[];
  plain: string[];
}

/** Reports hosts that the link check skips but that are not allowed in links. */
export const checkHosts = ({links, unasked}: Hosts): Problem[] =>
  unasked.flatMap((host, at) =>
    links.includes(host) ? [] : [{steps: ['unasked', at], message: `"${host}" isn't in the list "links"`}],
  );

/** Returns the hosts that are allowed in links and samples, from `hosts.yaml`. */
export const readHosts = (): Hosts => load<Hosts>('hosts.yaml', 'hosts.schema.json', checkHosts);
