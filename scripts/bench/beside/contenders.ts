import {readFileSync} from 'node:fs';
import {stringify} from 'yaml';
import {brand} from '../../../src/config/brand.ts';
import type {Project} from './project.ts';
import {starlightSidebar, vitePressSidebars, type Sidebars} from './sidebars.ts';
import type {Page} from './twins.ts';

/** Nobody installs these but the benchmark, into a folder outside the project. */
const VITEPRESS = '1.6.4';
const STARLIGHT = '0.42.4';
const ASTRO = '7.3.5';
/** Astro needs a newer Node than this project does. */
const NODE = '22.23.3';
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

const icon = (): string => readFileSync('static/img/favicon.svg', 'utf8');

const header = ({title, description}: Page): string => `---\n${stringify({title, description}, {lineWidth: 0})}---\n\n`;
const sources = (pages: readonly Page[], folder: string, text: (page: Page) => string): Record<string, string> =>
  Object.fromEntries(pages.map((page) => [`${folder}${page.route}index.md`, text(page)]));

/**
 * The pages in VitePress with its theme and its local search. Its Markdown takes braces for attributes, and Vue takes them for code, in samples
 * within a line too; both are switched off, since here they are text.
 */
export function vitePress(pages: readonly Page[], sidebars: Sidebars): Project {
  const theme = {search: {provider: 'local'}, sidebar: vitePressSidebars(sidebars)};
  const config = `function keepVueOut(md) {
  const inline = md.renderer.rules.code_inline;
  md.renderer.rules.code_inline = (tokens, index, ...rest) => {
    tokens[index].attrSet('v-pre', '');
    return inline(tokens, index, ...rest);
  };
}

export default {
  title: '${brand.title}',
  srcDir: 'pages',
  head: [['link', {rel: 'icon', href: '/favicon.svg'}]],
  ignoreDeadLinks: true,
  markdown: {attrs: {disable: true}, config: keepVueOut},
  themeConfig: ${JSON.stringify(theme)},
};
`;
  return {
    name: `VitePress ${VITEPRESS}`,
    packages: {vitepress: VITEPRESS},
    files: {
      '.vitepress/config.js': config,
      'pages/public/favicon.svg': icon(),
      ...sources(pages, 'pages', (page) => `${header(page)}${page.body}`),
    },
    command: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
    out: '.vitepress/dist',
    hashed: ['assets/'],
    onEveryPage: /^assets\/(app|style|chunks\/)/,
  };
}

/** The pages in Starlight with its theme and Pagefind; it puts the heading above each page itself. */
export function starlight(pages: readonly Page[], sidebars: Sidebars): Project {
  const options = {title: brand.title, sidebar: starlightSidebar(sidebars)};
  return {
    name: `Starlight ${STARLIGHT}`,
    packages: {'@astrojs/starlight': STARLIGHT, astro: ASTRO, [NODE_PACKAGE]: NODE},
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({site: 'https://docs.example', integrations: [starlight(${JSON.stringify(options)})]});
`,
      'src/content.config.ts': `import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
import {defineCollection} from 'astro:content';

export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
      'public/favicon.svg': icon(),
      ...sources(pages, 'src/content/docs', (page) => `${header(page)}${page.body.replace(/^# .*\n+/, '')}`),
    },
    command: [`node_modules/${NODE_PACKAGE}/bin/node`, 'node_modules/astro/bin/astro.mjs', 'build'],
    out: 'dist',
    hashed: ['_astro/'],
    onEveryPage: /^_astro\//,
  };
}
