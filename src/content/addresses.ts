import type {Diagnostic} from '../../lint/diagnostic.ts';
import type {Problem} from '../data/problems.ts';
import {load} from '../data/load.ts';
import {nearest} from '../lib/nearest.ts';

/** Content of `hosts.yaml`. */
interface Hosts {
  links: string[];
  unasked: string[];
  samples: string[];
  plain: string[];
}

/** Reports hosts that the link check skips but that are not allowed in links. */
const checkHosts = ({links, unasked}: Hosts): Problem[] =>
  unasked.flatMap((host, at) =>
    links.includes(host) ? [] : [{steps: ['unasked', at], message: `"${host}" isn't in the list "links"`}],
  );

/** Returns the hosts that are allowed in links and samples, from `hosts.yaml`. */
export const readHosts = (): Hosts => load<Hosts>('hosts.yaml', 'hosts.schema.json', checkHosts);

/** External URL in a source file. */
interface Address {
  url: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** Whether the URL is the target of a link, as opposed to text in code. */
  isLink: boolean;
}

const URL_TEXT = /\bhttps?:\/\/[^\s<>"'`)\]}|\\,;*]*/g;
/** Placeholder for a host: a token, a variable, an uppercase word, a port that isn't a number, or a name without a dot. */
const PLACEHOLDER = /[{$%…]|(^|[.-])[A-Z][A-Z_]+($|[.:-])|:[A-Za-z]+$|^[^.]*$/;
/** Text before the URL of a link, in Markdown and in HTML. */
const LINK = /(?:\]\(|href="|href: ?['"]|^\[[^\]]+\]: )$/;

/** Returns the external URLs in a source, in source order. */
export function addressesIn(source: string): Address[] {
  let isFence = false;
  return source.split('\n').flatMap((text, at) => {
    if (/^\s*(```|~~~)/.test(text)) isFence = !isFence;
    return [...text.matchAll(URL_TEXT)].map(({0: found, index}) => ({
      url: found.replace(/[.:]+$/, ''),
      line: at + 1,
      column: index + 1,
      isLink: !isFence && LINK.test(text.slice(0, index)),
    }));
  });
}

const isOn = (list: readonly string[], host: string): boolean =>
  list.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) || host === entry.slice(2) : host === entry,
  );

/** Returns findings for external URLs that are invalid, don't use https, or have a host that isn't in `src/data/hosts.yaml`. */
export function checkAddresses(
  file: string,
  source: string,
  {links, samples, plain}: Omit<Hosts, 'unasked'>,
): Diagnostic[] {
  return addressesIn(source).flatMap(({url, line, column, isLink}) => {
    const say = (message: string): Diagnostic[] => [{file, line, column, rule: 'external-url', message}];
    const authority = /^https?:\/\/([^/?#]*)/.exec(url)![1]!;
    if (!isLink && PLACEHOLDER.test(authority)) return [];
    if (!URL.canParse(url)) return say(`has "${url}", which is not a valid URL; expected https://host/path`);
    const {hostname, protocol, username} = new URL(url);
    if (isLink && username) return say(`links to "${url}", which contains a username; expected https://host/path`);
    const [accepted, name] = isLink ? [links, 'links'] : [[...links, ...samples, ...plain], 'samples'];
    if (!isOn(accepted, hostname)) {
      const near = nearest(hostname, accepted);
      return say(
        `has "${url}", whose host is unknown${near ? `; did you mean ${near}?` : '.'} If the host is correct, add ${hostname} to ${name} in src/data/hosts.yaml`,
      );
    }
    if (protocol === 'http:' && (isLink || !isOn(plain, hostname))) {
      return say(
        `has "${url}" without https; if the server in a sample doesn't support https, add ${hostname} to plain in src/data/hosts.yaml`,
      );
    }
    return [];
  });
}
