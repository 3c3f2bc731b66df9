import type {Plugin} from '@docusaurus/types';
import type {DataCenter} from '../../data/dataCenters.ts';
import {earlyScript} from './earlyScript.ts';

/** Puts into the head of every page the script that shows the reader's data center from the first paint on. */
export function dataCenter(centers: readonly DataCenter[]): Plugin {
  return {
    name: 'data-center',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript(centers)}]}),
  };
}
