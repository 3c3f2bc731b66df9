// Used by builds without the fast toolchain (`npm run build -- --no-faster`); otherwise SWC compiles the site.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
