/** AI assistant that readers can ask about a page. */
export interface Assistant {
  name: string;
  /** URL that starts a conversation. The URL-encoded question is appended. */
  ask: string;
}

/** Assistants that pages link to. Pages load nothing from these sites. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
  {name: 'Perplexity', ask: 'https://www.perplexity.ai/search?q='},
];

/** Returns the URL that asks an assistant about the page whose Markdown version is at `markdownUrl`. */
export const askAbout = ({ask}: Assistant, markdownUrl: string): string =>
  ask + encodeURIComponent(`Read ${markdownUrl} and answer my questions about it.`);
