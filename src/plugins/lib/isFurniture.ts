const TAGS = new Set(['script', 'style', 'svg', 'nav', 'button', 'noscript', 'form', 'select', 'template']);
const CLASSES = /\b(hash-link|theme-doc-toc-mobile|theme-doc-breadcrumbs|buttonGroup_\w+)\b/;

/** Whether an element of a page's main part is there to be operated or looked at, and says nothing that the text does not. */
export const isFurniture = (tag: string, {class: classes = '', role}: {class?: string | undefined; role?: string | undefined}): boolean =>
  TAGS.has(tag) || role === 'tablist' || CLASSES.test(classes);
