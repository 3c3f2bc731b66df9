/** A font file that a component imports: its address in the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** The styles of DocSearch, which its package ships without types. */
declare module '@docsearch/react/style';
