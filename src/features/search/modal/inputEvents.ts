const inputOf = (container: HTMLElement): HTMLInputElement | null => container.querySelector<HTMLInputElement>('.DocSearch-Input');

/**
 * Has DocSearch ask for the results of what is typed once more, if that is still `query`. It has no function for that
 * (4.3.1), but asks whenever the field is focused.
 */
export function refreshResults(container: HTMLElement, query?: string): void {
  const input = inputOf(container);
  if (!input?.value || (query !== undefined && input.value !== query)) return;
  input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

/** Types `query` into the field, as a reader would. */
export function typeQuery(container: HTMLElement, query: string): void {
  const input = inputOf(container);
  if (!input) return;
  // React listens to the setter of the element itself; that of the prototype gets past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}
