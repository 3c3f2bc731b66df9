/** Options that the plugin passes to the browser. */
declare module '@generated/docusaurus-plugin-site-search/default/options.json' {
  import type {BrowserOptions} from 'docusaurus-plugin-site-search';

  const options: BrowserOptions;
  export default options;
}

declare module '@docsearch/react/style';
