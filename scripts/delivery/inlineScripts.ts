import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Types of script elements that browsers run; others hold data, which no policy applies to. */
const RUN = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** What a content security policy calls each inline script of a page, such as `'sha256-…'`. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
      if (name === 'script' && src === undefined && RUN.has(type)) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      script = undefined;
    },
  });
  parser.end(html);
  return hashes;
}
