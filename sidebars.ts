import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {aiq} from './src/config/sidebars/aiq.ts';
import {apif} from './src/config/sidebars/apif.ts';
import {backtrace} from './src/config/sidebars/backtrace.ts';
import {dev} from './src/config/sidebars/dev.ts';
import {docs} from './src/config/sidebars/docs.ts';

// `apif` stays first: Docusaurus uses the first document of the first sidebar as the main document of the version.
const sidebars: SidebarsConfig = {apif, docs, dev, aiq, backtrace};

export default sidebars;
