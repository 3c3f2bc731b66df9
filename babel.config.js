// Serves the build with `faster` off only (`npm run build -- --no-faster`); otherwise SWC compiles.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
