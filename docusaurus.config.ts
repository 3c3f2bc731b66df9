import {readSettings} from './src/config/env.ts';
import {siteConfig} from './src/config/site.ts';

// The parts of the configuration are in src/config, with one file per topic.
export default siteConfig(readSettings(), {publishedUrls: true, hostingFolder: 'delivery.partial'});
