const TAGS = new Set(['script', 'style', 'svg', 'nav', 'button', 'noscript', 'form', 'select', 'template']);
const CLASSES = /\b(hash-link|agent-note|theme-doc-toc-mobile|theme-doc-breadcrumbs|buttonGroup_\w+)\b/;

/** Returns whether an element in the main part of a page is page chrome: controls and decoration that add nothing to the text. */
export const isPageChrome = (
  tag: string,
  {class: classes = '', role}: {class?: string | undefined; role?: string | undefined},
): boolean => TAGS.has(tag) || role === 'tablist' || CLASSES.test(classes);
