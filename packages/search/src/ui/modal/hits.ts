import type {DocSearchHit} from '@docsearch/react';
import type {Mark, Passage, SearchAnswer, SearchHit} from '../../engine/types.ts';
import {editionOf} from '../countText.ts';

/** Heading of the quotes. */
export const QUOTED = 'Quoted from the documentation, not generated';
/** Prefix of the `objectID` of quotes. */
export const QUOTE_ID = 'quote:';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;'};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
const plainText = (marks: readonly Mark[]): string => escape(marks.map(({text}) => text).join(''));
const marked = (marks: readonly Mark[]): string =>
  marks.map(({text, hit}) => (hit ? `<mark>${escape(text)}</mark>` : escape(text))).join('');
const SEPARATOR: Mark = {text: ' › ', hit: false};
const COLON: Mark = {text: ': ', hit: false};

/** Converts a search response to DocSearch hits, quotes first. DocSearch renders the hits as HTML, so all text is escaped. */
export function docSearchHits({hits, passages}: SearchAnswer, baseUrl: string): DocSearchHit[] {
  return [
    ...passages.map((passage) => quoteHit(passage, baseUrl)),
    ...hits.map((hit) => docSearchHit(hit, groupTitle(hit), baseUrl)),
  ];
}

/** Returns the title of a hit's group: its area. DocSearch merges hits with the same title into one group, in the order of the best hits. */
const groupTitle = ({archived, area, tag}: SearchHit): string =>
  escape(archived ? `${area.name} (${editionOf(tag)} edition)` : area.name);

function docSearchHit(hit: SearchHit, group: string, baseUrl: string): DocSearchHit {
  const heading = hit.headings.at(-1);
  const above: Mark[] = [hit.title, ...hit.headings.slice(0, -1)].flatMap((marks, i) =>
    i ? [SEPARATOR, ...marks] : marks,
  );
  if (!heading) return makeHit(hit, baseUrl, {type: 'lvl1', group, lvl1: hit.title, content: hit.snippet});
  if (hit.entry && hit.snippet.length > 0)
    return makeHit(hit, baseUrl, {type: 'lvl1', group, lvl1: heading, content: [...above, COLON, ...hit.snippet]});
  if (heading.some((mark) => mark.hit) || hit.snippet.length === 0) {
    return makeHit(hit, baseUrl, {type: 'lvl2', group, lvl1: above, lvl2: heading, content: []});
  }
  return makeHit(hit, baseUrl, {
    type: 'content',
    group,
    lvl1: [...above, SEPARATOR, ...heading],
    lvl2: heading,
    content: hit.snippet,
  });
}

function quoteHit(passage: Passage, baseUrl: string): DocSearchHit {
  const place = [passage.title, ...passage.headings].flatMap((marks, i) => (i ? [SEPARATOR, ...marks] : marks));
  const hit = makeHit(passage, baseUrl, {type: 'content', group: QUOTED, lvl1: place, content: passage.quote});
  return {...hit, objectID: QUOTE_ID + hit.objectID};
}

interface Shown {
  type: 'lvl1' | 'lvl2' | 'content';
  group: string;
  lvl1: Mark[];
  lvl2?: Mark[];
  content: Mark[];
}

function makeHit({path, anchor}: SearchHit, baseUrl: string, {type, group, lvl1, lvl2, content}: Shown): DocSearchHit {
  const page = baseUrl + path.slice(1);
  const url = anchor ? `${page}#${anchor}` : page;
  const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const shown = (value: string) => ({value, matchLevel: 'full' as const, matchedWords: []});
  const hierarchy = {lvl0: shown(group), lvl1: shown(marked(lvl1)), ...(lvl2 && {lvl2: shown(marked(lvl2))})};
  return {
    objectID: path + (anchor && `#${anchor}`),
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    type,
    content: content.length ? plainText(content) : null,
    hierarchy: {...none, lvl0: group, lvl1: plainText(lvl1), ...(lvl2 && {lvl2: plainText(lvl2)})},
    _snippetResult: {content: shown(marked(content)), hierarchy},
    _highlightResult: {content: shown(marked(content)), hierarchy},
  } as unknown as DocSearchHit;
}
