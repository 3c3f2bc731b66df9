import {readSettings} from './src/config/env.ts';
import {siteConfig} from './src/config/site.ts';

// Composition only: the parts of the configuration stand in src/config, one file a subject.
export default siteConfig(readSettings(), {ledger: true});
