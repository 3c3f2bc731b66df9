/** `Accept` headers, and the version of a page that servers return for them. */
export const acceptHeaders: readonly [accept: string, version: 'html' | 'markdown'][] = [
  // Browsers, curl, and clients without preferences.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', 'html'],
  ['*/*', 'html'],
  ['', 'html'],
  ['text/*', 'html'],
  // Coding agents.
  ['text/markdown', 'markdown'],
  ['text/markdown, text/html, */*', 'markdown'],
  ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', 'markdown'],
  ['text/html;q=0.9,text/markdown,*/*;q=0.1', 'markdown'],
  // The preference is in the quality, not in the order.
  ['text/markdown;q=0.5, text/html', 'html'],
  ['text/markdown;q=0.8, text/html;q=0.85', 'html'],
  ['text/html;q=0.85, text/markdown;q=0.9', 'markdown'],
  ['text/markdown;q=0.123, text/html;q=0.122', 'markdown'],
  ['text/html;q=0.5, text/markdown;q=0.50', 'markdown'],
  // The most specific media range determines the quality of HTML.
  ['text/markdown;q=0.5, */*', 'html'],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', 'html'],
  ['*/*, text/*;q=0.9, text/html;q=0.1, text/markdown;q=0.5', 'markdown'],
  // Quality 0 means "not acceptable".
  ['text/markdown;q=0', 'html'],
  ['text/markdown;q=0.000, text/html;q=0', 'html'],
  ['text/markdown;q=0.001, text/html;q=0', 'markdown'],
  // Letter case, spaces, and other parameters.
  ['Text/Markdown ; Q=0.9 , text/html ;q=0.8', 'markdown'],
  ['text/markdown; charset=utf-8; variant=GFM;q=0.4, text/html;level=1;q=0.5', 'html'],
  ['text/markdown;variant=GFM', 'markdown'],
  // Other media types and invalid qualities.
  ['text/markdown-extra, application/text/markdown', 'html'],
  ['text/markdownx', 'html'],
  ['text/markdown;q=2', 'html'],
  ['text/markdown;q=high', 'html'],
  [`text/markdown;${' '.repeat(4000)}`, 'markdown'],
  [`${',text/markdown; '.repeat(400)}x y`, 'markdown'],
];
