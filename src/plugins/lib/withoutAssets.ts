const ASSETS = /<script\b[^>]*\/assets\/js\/[^>]*><\/script>|<link\b[^>]*\/assets\/(?:js|css)\/[^>]*>/g;

/** The HTML of a finished page without the tags in its head that load the site's scripts and style sheets. Their names change with any page. */
export function withoutAssets(html: string): string {
  const body = html.indexOf('</head>');
  return html.slice(0, body).replace(ASSETS, '') + html.slice(body);
}
