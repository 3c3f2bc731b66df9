/** The same for every page, so that a content security policy needs one hash for all of them. */
const SCRIPT = "location.replace(document.querySelector('a').href + location.search + location.hash);";

/** A page at a moved address, for hosts without rules: it leads on at once, with query and hash where scripts run. */
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
