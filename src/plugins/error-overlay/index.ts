import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the overlay of `npm start` to errors of the build, which disappear when they're fixed. A module that failed to build also throws
 * when it's loaded, and the development server would keep that second message until the page is reloaded.
 */
export const errorOverlay = (): Plugin => ({
  name: 'error-overlay',
  configureWebpack: () =>
    ({
      // The function runs in the browser.
      devServer: {client: {overlay: {runtimeErrors: (error: Error) => !error.message.includes('Module build failed')}}},
    }) as object,
});
