/** On the root element while the static HTML shows another choice than the reader's; styles hide the form meanwhile. */
const HOLD = 'data-configuring';

/** A script for the static HTML: holds the form back where the address asks for something, or the data center has no desktop browsers. */
export const holdScript = (virtualCenters: readonly string[]): string => `(function (root, id) {
  try {
    id = localStorage.getItem('data-center');
  } catch (e) {}
  if (location.search || (id && ${JSON.stringify(virtualCenters)}.indexOf(id) < 0)) root.setAttribute('${HOLD}', '');
})(document.documentElement)`;

/** Shows the form. */
export const release = (): void => document.documentElement.removeAttribute(HOLD);
