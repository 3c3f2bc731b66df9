import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Redirect} from '../../config/redirects.ts';
import {below} from './rules.ts';

/** The same for every page, so that a content security policy needs one hash for all of them. */
const SCRIPT = "location.replace(document.querySelector('a').href + location.search + location.hash);";

/** A page at a moved address for hosts without rules: it leads on at once, with query and hash where scripts run. */
function redirectPage(target: string, origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${origin}${target}">
</head>
<body>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/**
 * Writes a page for each moved address into the build; `origin` is that of the site, without a slash at its end.
 * @throws if something else stands at the same address.
 */
export async function writePages(outDir: string, redirects: readonly Redirect[], baseUrl: string, origin: string): Promise<void> {
  await Promise.all(
    redirects.map(async ({from, to}) => {
      const folder = path.join(outDir, from);
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, 'index.html'), redirectPage(below(baseUrl, to), origin), {flag: 'wx'});
    }),
  );
}
