/** Options that the plugin passes to the browser. */
declare module '@generated/docusaurus-plugin-site-search/default/options.json' {
  const options: import('../options.ts').BrowserOptions;
  export default options;
}

declare module '@docsearch/react/style';
