import type {Plugin} from '@docusaurus/types';

/**
 * Returns a plugin that hides runtime errors of modules that failed to build from the error overlay of `npm start`. The overlay already
 * shows the build error, which disappears when it's fixed, while the runtime error would stay until the page is reloaded.
 */
export const errorOverlay = (): Plugin => ({
  name: 'error-overlay',
  configureWebpack: () =>
    ({
      // The function runs in the browser.
      devServer: {client: {overlay: {runtimeErrors: (error: Error) => !error.message.includes('Module build failed')}}},
    }) as object,
});
