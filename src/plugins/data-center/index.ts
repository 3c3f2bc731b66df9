import type {Plugin} from '@docusaurus/types';
import type {DataCenter} from '../../data/dataCenters.ts';
import {earlyScript} from './earlyScript.ts';

/** Returns a plugin that adds `earlyScript` to every page, which shows the hosts of the selected data center from the first paint. */
export function dataCenter(centers: readonly DataCenter[]): Plugin {
  return {
    name: 'data-center',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript(centers)}]}),
  };
}
