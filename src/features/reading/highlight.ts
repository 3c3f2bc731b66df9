/** Highlights the target of a link on the page for two seconds, unless the reader prefers less motion. */
export function highlight(hash: string): void {
  const found = document.getElementById(decoded(hash.slice(1)));
  // A previous anchor of a heading is an empty element inside it.
  const target = found?.closest('h1, h2, h3, h4, h5, h6') ?? found;
  if (!target?.closest('.markdown') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const mark = {backgroundColor: 'var(--site-mark)', boxShadow: '0 0 0 0.3rem var(--site-mark)', borderRadius: '1px'};
  target.animate([mark, {...mark, offset: 0.5}, {}], {id: 'target', duration: 2000});
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}
