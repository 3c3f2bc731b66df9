import {createHash} from 'node:crypto';
import type {Document} from 'domhandler';
import {elementsOf} from '../../dom.ts';

/** Types of script elements that content security policies apply to. Others contain data. */
const RUN = new Set(['', 'module', 'text/javascript', 'application/javascript', 'speculationrules']);

/** Returns the source expressions of a page's inline scripts for a content security policy, such as `'sha256-…'`, with the quotes. */
export function inlineScriptHashes(document: Document): string[] {
  const hashes: string[] = [];
  for (const {name, attribs, children} of elementsOf(document)) {
    if (name !== 'script' || attribs.src !== undefined || !RUN.has(attribs.type ?? '')) continue;
    const script = children.map((child) => ('data' in child ? child.data : '')).join('');
    hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return hashes;
}
