import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/**
 * Returns a plugin that makes the minifier assign variable names in order of occurrence instead of by character frequency. Frequencies are
 * counted while files still contain preliminary hashes, which depend on the cache and the build folder. Adds 0.1% to script sizes.
 */
export function reproducibleNames(): Plugin {
  return {
    name: 'reproducible-names',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      if (isServer || !optimization?.minimizer || currentBundler.name !== 'rspack') return {};
      const others = optimization.minimizer.filter(
        (minimizer) => !((minimizer as unknown) instanceof rspack.SwcJsMinimizerRspackPlugin),
      );
      // SWC supports the option, but Rspack's types don't include it.
      const minimizerOptions = {...getSwcJsMinimizerOptions(), minify: true, mangle: {disableCharFreq: true}} as object;
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions}) as never;
      return {mergeStrategy: {'optimization.minimizer': 'replace'}, optimization: {minimizer: [minimizer, ...others]}};
    },
  };
}
