/**
 * What a match is worth, field by field. Judge a change by `npm run eval:search`, never by a single query;
 * contributing/search.md says how.
 */
export const weights = {
  /** A term in a field counts as so many occurrences in the text. */
  title: 5,
  keyword: 3,
  path: 3,
  heading: 1.9,
  identifier: 2.2,
  text: 1,
  /** How fast more of the same word stops to matter, and how much long texts are discounted (BM25's k1 and b). */
  saturation: 2.2,
  lengthPage: 0.35,
  lengthSection: 0.4,
  /** A page counts by all that it says and by its best section. */
  page: 1,
  section: 0.85,
  /** The same for a question. */
  questionPage: 0.65,
  questionSection: 0.9,
  /** What a list of endpoints counts where none of them was named, and what any page of a reference counts for a question. */
  endpoints: 0.85,
  questionReference: 0.8,
  /** The power to which the share of the query that a page answers is taken. */
  coverage: 1.2,
  /** How much of that share has to be in one section, or in the title above it. */
  local: 0.6,
  /** Added for a title or heading that is what was asked for, as a share of the highest sum of word scores. */
  titleFit: 0.9,
  headingFit: 0.62,
  /** The same for a keyword of the page, for the last part of its address, and for a heading that a pasted line repeats. */
  keywordFit: 0.7,
  slugFit: 0.7,
  loggedFit: 1.4,
  /** The same for a heading that is a question, where a question was asked. */
  questionFit: 1,
  /** Added where the whole query is a name that a section defines, or one of its words is. */
  exactName: 1.2,
  wordName: 0.35,
  /** As much of that outside of reference pages. */
  namedElsewhere: 0.6,
  /** Added where words stand side by side as they were typed. */
  phrase: 0.22,
  /** Added where a sentence, a row or an entry holds all of the words. */
  together: 0.3,
  ownArea: 1.06,
  deprecated: 0.82,
  archived: 0.6,
};
