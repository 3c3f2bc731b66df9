/** Downloads a Markdown version. Rejects HTML responses, which `npm start` returns for paths that don't exist. */
async function readMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html'))
    throw new Error(`Unable to load ${path}: expected Markdown.`);
  return response.text();
}

/**
 * Copies the Markdown version at `path` to the clipboard. Safari allows this only in the click handler, so the clipboard receives a promise
 * of the text. Browsers without `ClipboardItem` receive the text.
 * @throws an error if the Markdown version can't be loaded or the browser denies access to the clipboard.
 */
export async function copyMarkdown(path: string): Promise<void> {
  const text = readMarkdown(path);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
