const ASSETS = /<script\b[^>]*\/assets\/js\/[^>]*><\/script>|<link\b[^>]*\/assets\/(?:js|css)\/[^>]*>/g;

/**
 * Removes the tags in the head of a page that load the site's scripts and style sheets. Their names change when any page changes, so they
 * don't belong in cache keys.
 */
export function withoutAssets(html: string): string {
  const body = html.indexOf('</head>');
  return html.slice(0, body).replace(ASSETS, '') + html.slice(body);
}
