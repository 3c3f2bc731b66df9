import type {Hosts} from '../data/hosts.ts';
import {nearest} from '../lib/nearest.ts';
import type {Finding} from './checkPage.ts';

/** An address that stands in a source. */
export interface Address {
  url: string;
  /** From 1. */
  line: number;
  /** Whether a reader can follow it, and does not just read it in code. */
  isLink: boolean;
}

const URL_TEXT = /\bhttps?:\/\/[^\s<>"'`)\]}|\\,;*]*/g;
/** What stands for a host that only the reader knows: a token, a variable, a word in capitals, a port that is a word, a name without a dot. */
const PLACEHOLDER = /[{$%…]|(^|[.-])[A-Z][A-Z_]+($|[.:-])|:[A-Za-z]+$|^[^.]*$/;
/** What comes before the address of a link in Markdown and in markup. */
const LINK = /(?:\]\(|href="|href: ?['"]|^\[[^\]]+\]: )$/;

/** The addresses of other sites in a source, in their order. */
export function addressesIn(source: string): Address[] {
  let isFence = false;
  return source.split('\n').flatMap((text, at) => {
    if (/^\s*(```|~~~)/.test(text)) isFence = !isFence;
    return [...text.matchAll(URL_TEXT)].map(({0: found, index}) => ({
      url: found.replace(/[.:]+$/, ''),
      line: at + 1,
      isLink: !isFence && LINK.test(text.slice(0, index)),
    }));
  });
}

const isOn = (list: readonly string[], host: string): boolean =>
  list.some((entry) => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) || host === entry.slice(2) : host === entry));

/** Addresses of other sites in a source that are no addresses, lack https, or have a host that `hosts.yaml` does not know. */
export function checkAddresses(file: string, source: string, {links, samples, plain}: Omit<Hosts, 'unasked'>): Finding[] {
  return addressesIn(source).flatMap(({url, line, isLink}) => {
    const say = (message: string): Finding[] => [{file, line, message}];
    const authority = /^https?:\/\/([^/?#]*)/.exec(url)![1]!;
    if (!isLink && PLACEHOLDER.test(authority)) return [];
    if (!URL.canParse(url)) return say(`has "${url}", which is no address; accepted is https://host/path`);
    const {hostname, protocol, username} = new URL(url);
    if (isLink && username) return say(`links to "${url}" with a user name in it; accepted is https://host/path`);
    const [accepted, name] = isLink ? [links, 'links'] : [[...links, ...samples, ...plain], 'samples'];
    if (!isOn(accepted, hostname)) {
      const near = nearest(hostname, accepted);
      return say(`has "${url}", whose host is not known${near ? `; did you mean ${near}?` : '.'} If it is right, add ${hostname} to ${name} in src/data/hosts.yaml`);
    }
    if (protocol === 'http:' && (isLink || !isOn(plain, hostname))) {
      return say(`has "${url}" without https; where a server of a sample has none, add ${hostname} to plain in src/data/hosts.yaml`);
    }
    return [];
  });
}
