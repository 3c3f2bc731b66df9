/** Attribute of the root element that hides the form while the static HTML doesn't show the requested selection. */
const HOLD = 'data-configuring';

/**
 * Returns an inline script for the static HTML that hides the form if the URL has a query or the selected data center isn't one of
 * `virtualCenters`, the data centers with desktop browsers.
 */
export const hideScript = (virtualCenters: readonly string[]): string => `(function (root, id) {
  try {
    id = localStorage.getItem('data-center');
  } catch (e) {}
  if (location.search || (id && ${JSON.stringify(virtualCenters)}.indexOf(id) < 0)) root.setAttribute('${HOLD}', '');
})(document.documentElement)`;

/** Shows the form again. */
export const release = (): void => document.documentElement.removeAttribute(HOLD);
