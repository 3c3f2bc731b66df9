/** An assistant that a reader may ask about a page. */
export interface Assistant {
  name: string;
  /** Where a new conversation begins; the question, encoded, follows. */
  ask: string;
}

/** Plain links, opened by the reader's own click: nothing is loaded from these sites. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
  {name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q='},
];

/** The address that asks `assistant` about the page whose twin is at `markdownUrl`. */
export const askAbout = ({ask}: Assistant, markdownUrl: string): string =>
  ask + encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
