const inputOf = (container: HTMLElement): HTMLInputElement | null =>
  container.querySelector<HTMLInputElement>('.DocSearch-Input');

/**
 * Makes DocSearch repeat the current query, if it's still `query`. DocSearch 4.3.1 has no function for that, but it
 * repeats the query whenever the search field is focused.
 */
export function refreshResults(container: HTMLElement, query?: string): void {
  const input = inputOf(container);
  if (!input?.value || (query !== undefined && input.value !== query)) return;
  input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Sets the search field to `query` and focuses it, as if a user typed it. */
export function typeQuery(container: HTMLElement, query: string): void {
  const input = inputOf(container);
  if (!input) return;
  // React overrides the setter of the element to track its value. The setter of the prototype bypasses that, so React sees a change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}
