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
