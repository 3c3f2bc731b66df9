import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';

/** Port in the instructions. */
const PORT = 8000;

const commandsFor = (folder: string): readonly [tool: string, command: string][] => [
  ['Python 3', `python3 -m http.server ${PORT} --directory ${folder}`],
  ['Ruby', `ruby -run -e httpd -- ${folder} --port=${PORT}`],
  ['PHP', `php -S localhost:${PORT} -t ${folder}`],
];

/** Returns the text of the archive's README, which explains how to read the site in `folder` without a network. */
export function zipReadme(title: string, folder: string, baseUrl: string): string {
  const commands = commandsFor(folder).map(([tool, command]) => `   ${`${tool}:`.padEnd(10)} ${command}`);
  return [
    title,
    '='.repeat(title.length),
    '',
    'To read the documentation on this computer, serve it with a local web server. You do not need a network connection, and the search',
    'works too. Browsers do not load the pages correctly if you open the files directly.',
    '',
    `1. Open a terminal in the folder that contains "${folder}".`,
    '2. Run one of the following commands, depending on what is installed:',
    '',
    ...commands,
    '',
    `3. Open http://localhost:${PORT}${baseUrl} in your browser.`,
    '',
    'To stop the server, press Ctrl+C in the terminal.',
    '',
    `You can also copy the content of "${folder}" to the root of a web server in your network.`,
    '',
  ].join('\n');
}

/**
 * Returns a script for the head of the archive's pages. If a page is opened as a file, the script shows how to open it from a web server,
 * and it replaces Docusaurus's message about a wrong base URL.
 */
export function fileMessage(folder: string, baseUrl: string): string {
  const [[, command]] = commandsFor(folder) as [[string, string]];
  const html =
    '<div role="alert" style="border:thick solid #b3261e;background:#fff;color:#000;margin:1rem;padding:1rem;font:1rem/1.5 sans-serif">' +
    '<p><strong>This documentation needs a web server.</strong></p>' +
    `<p>In the folder that contains <code>${folder}</code>, run <code>${command}</code>, and then open <a href="http://localhost:${PORT}${baseUrl}" style="color:#00508a">http://localhost:${PORT}${baseUrl}</a>.` +
    ' README.txt describes other ways.</p></div>';
  const text = JSON.stringify(html).replace(/</g, '\\u003c');
  return `<script>location.protocol==="file:"&&(window.docusaurus={},document.addEventListener("DOMContentLoaded",function(){document.body.insertAdjacentHTML("afterbegin",${text})}))</script>`;
}

/** Top-level folder in the archive. */
export const ZIP_ROOT = 'sauce-docs';
/** Files that only hosts read. */
const FOR_HOSTS = /\.(br|gz)$|^(_headers|_redirects)$/;
/** Earliest date in the ZIP format. With a fixed date, archives of the same build are identical. */
const MTIME = '1980-01-01T00:00:00';
/** Deflate level. Higher levels take much longer and save only 1%. */
const LEVEL = 6;

/**
 * Returns a finished build as a ZIP archive with a README. The base URL is a folder in the archive, so that links work from the root of a
 * server. Pages that are opened as local files show how to serve the site.
 */
export function zipSite(dir: string, baseUrl: string, title: string): {bytes: Uint8Array; files: number} {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = entries
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter((name) => !FOR_HOSTS.test(name));
  const message = Buffer.from(fileMessage(ZIP_ROOT, baseUrl));
  const readme = Buffer.from(zipReadme(title, ZIP_ROOT, baseUrl));
  const archive: Zippable = {'README.txt': [readme, {mtime: MTIME, level: LEVEL}]};
  for (const name of names.sort()) {
    const inside = path.posix.join(ZIP_ROOT, baseUrl, name.split(path.sep).join('/'));
    const bytes = readFileSync(path.join(dir, name));
    archive[inside] = [name.endsWith('.html') ? withMessage(bytes, message) : bytes, {mtime: MTIME, level: LEVEL}];
  }
  return {bytes: zipSync(archive), files: names.length + 1};
}

/** Inserts the script after the character set declaration, which has to be near the start of the page. */
function withMessage(html: Buffer, message: Buffer): Buffer {
  const charset = /<meta charset=[^>]*>/i.exec(html.toString('latin1'));
  if (!charset) return html;
  const at = charset.index + charset[0].length;
  return Buffer.concat([html.subarray(0, at), message, html.subarray(at)]);
}
