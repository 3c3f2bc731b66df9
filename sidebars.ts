import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {aiq} from './src/config/sidebars/aiq.ts';
import {apif} from './src/config/sidebars/apif/index.ts';
import {backtrace} from './src/config/sidebars/backtrace/index.ts';
import {dev} from './src/config/sidebars/dev.ts';
import {docs} from './src/config/sidebars/docs/index.ts';

// `apif` stays first: Docusaurus takes the first document of the first sidebar as the version's main document.
const sidebars: SidebarsConfig = {apif, docs, dev, aiq, backtrace};

export default sidebars;
