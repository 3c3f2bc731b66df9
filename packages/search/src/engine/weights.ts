/**
 * Ranking weights. Evaluate a change with `npm run eval:search`, never with a single query; contributing/search.md
 * explains how.
 */
export const weights = {
  /** Field weights: a term in this field counts as this many occurrences in the text. */
  title: 5,
  keyword: 3,
  path: 3,
  heading: 1.9,
  identifier: 2.2,
  text: 1,
  /** BM25 parameters: term frequency saturation (k1), and length normalization of pages and sections (b). */
  saturation: 2.2,
  lengthPage: 0.35,
  lengthSection: 0.4,
  /** Factors of the page's own score and of its best section's score. */
  page: 1,
  section: 0.85,
  /** The same factors if the query is a question. */
  questionPage: 0.65,
  questionSection: 0.9,
  /** Factor for a reference page if the query is a question. */
  questionReference: 0.8,
  /** Exponent of the share of the query that a page or section contains. */
  coverage: 1.2,
  /** Share of a page's coverage that comes from its best-covered section and the page title. The rest comes from the entire page. */
  local: 0.6,
  /** Bonus for a title or heading that matches the query, as a share of the highest possible term score (`Sums.highest`). */
  titleFit: 0.9,
  headingFit: 0.62,
  /** Bonus for a keyword, for the last segment of the path, and for a title or heading that a pasted log line contains. */
  keywordFit: 0.7,
  slugFit: 0.7,
  loggedFit: 1.4,
  /** Bonus for the share of a long query that the title, the path, and the keywords contain together. */
  topic: 0.25,
  /** Bonus if a section defines the entire query as a name. */
  exactName: 1.2,
  /** Factor of the name bonus outside of reference pages. */
  namedElsewhere: 0.6,
  /** Bonus for query words that are adjacent in the text. */
  phrase: 0.22,
  /** Bonus for query words in the same sentence, table row, or list item. */
  together: 0.3,
  /** Factor for a landing page whose title or keyword matches a query of one word. */
  landing: 1.3,
  /** Factor for a troubleshooting page if the query describes a problem. */
  solution: 1.2,
  /**
   * Factors for pages in the reader's area, for deprecated pages, for pages of a previous product that the query doesn't name, and for pages
   * of an edition that the reader didn't select.
   */
  ownArea: 1.06,
  deprecated: 0.82,
  legacy: 0.82,
  archived: 0.6,
};
