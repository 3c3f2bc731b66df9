/**
 * `npm run bench:data`: measures the processor time of a build for loading the reference data and rendering it for all pages, in seconds.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {referencesIn} from '../../src/remark/reference/renderers.ts';

const sources = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readFileSync(path.join('docs', name), 'utf8'));

const before = process.cpuUsage();
const rendered = sources.map(referencesIn).filter(({anchors}) => anchors.length);
const {user, system} = process.cpuUsage(before);
console.log(
  `${rendered.length} pages with ${rendered.reduce((sum, {anchors}) => sum + anchors.length, 0)} entries: ${((user + system) / 1e6).toFixed(1)} s of processor time`,
);
