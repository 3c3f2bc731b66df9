/** Identical for every page, so a content security policy needs only one hash. */
const SCRIPT = "location.replace(document.querySelector('a').href + location.search + location.hash);";

/**
 * Returns a page that redirects immediately, for hosts without redirect rules. If scripts run, it preserves the query and the hash.
 * `target` is a path with the base URL, and `origin` is the origin of the site.
 */
export const redirectPage = (target: string, origin: string): string => `<!doctype html>
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
