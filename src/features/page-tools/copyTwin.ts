/** The twin's text; a server that answers with a page instead, as in live editing, has none. */
async function readTwin(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) throw new Error(`${path} is not there`);
  return response.text();
}

/**
 * Puts a page's twin on the clipboard. Safari allows this only while it handles the click, so the clipboard gets the promise of the text;
 * browsers that take no promise get the text.
 * @throws where the twin cannot be read or the browser does not allow it.
 */
export async function copyTwin(path: string): Promise<void> {
  const text = readTwin(path);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
