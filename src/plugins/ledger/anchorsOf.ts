import {Parser} from 'htmlparser2';

const HEADING = /^h[1-6]$/;
/** Made by React, by Docusaurus around its pages, or from footnotes: nobody is promised these. */
const MADE = /^(_|footnote-label$|user-content-)/;

/** The anchors of a finished page that readers may link to: those of headings, and of elements that are there for their anchor alone. */
export function anchorsOf(html: string): string[] {
  const anchors: string[] = [];
  const parser = new Parser({
    onopentag(name, {id, href}) {
      const isTarget = HEADING.test(name) || (name === 'a' && href === undefined);
      if (id && isTarget && !MADE.test(id)) anchors.push(id);
    },
  });
  parser.end(html);
  return anchors;
}
