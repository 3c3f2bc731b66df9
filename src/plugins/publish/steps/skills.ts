import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX} from 'docusaurus-plugin-markdown-pages';
import {parse} from 'yaml';
import {loadDataCenters} from '../../../data/tables.ts';
import {fillHosts} from '../../../lib/hosts.ts';
import {writeNew} from '../../lib/writeNew.ts';
import {parsePage} from '../dom.ts';
import type {Step} from '../step.ts';
import {anchorsOf} from './publishedUrls.ts';

/** Folder of the skills in a site, with a folder for each skill. */
const SOURCES = 'skills';
/** File of a skill, in its folder and on the site (https://agentskills.io/specification). */
const FILE = 'SKILL.md';
/** Folder of the published skills and their index (https://github.com/cloudflare/agent-skills-discovery-rfc). */
const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
/** Limits of the specification. */
const NAME = /^(?=.{1,64}$)[a-z\d]+(?:-[a-z\d]+)*$/;
const MOST_DESCRIPTION = 1024;

const SKILLS_INDEX = `${FOLDER}/index.json`;

/** Instructions for AI agents, in the format of https://agentskills.io. */
export interface Skill {
  name: string;
  description: string;
  /** Path of the published file, relative to the build folder. */
  file: string;
  /** Front matter and content, as in the source. */
  source: string;
}

/**
 * Reads the skills of a site. Returns an empty list if it has none.
 * @throws if the front matter of a skill is invalid.
 */
export function readSkills(siteDir: string): Skill[] {
  const folder = path.join(siteDir, SOURCES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => readSkill(name, readFileSync(path.join(folder, name, FILE), 'utf8')));
}

function readSkill(folder: string, source: string): Skill {
  const fail = (problem: string): never => {
    throw new Error(`${SOURCES}/${folder}/${FILE}: ${problem}`);
  };
  const [, header] = /^---\n([^]*?\n)---\n/.exec(source) ?? fail('expected front matter with name and description');
  const {name, description} = parse(header!) as Partial<Record<string, unknown>>;
  if (name !== folder || !NAME.test(folder))
    fail(
      `name is ${JSON.stringify(name)}, but must be the name of its folder: at most 64 lowercase letters, digits, and single hyphens`,
    );
  if (typeof description !== 'string' || !description || description.length > MOST_DESCRIPTION)
    return fail(`description must be a text with at most ${MOST_DESCRIPTION} characters`);
  return {name: folder, description, file: `${FOLDER}/${folder}/${FILE}`, source};
}

/** Site data for skills. */
export interface SkillSite {
  /** URL of `llms.txt`. */
  index: string;
  /** Returns the URL of the Markdown version of a page with its anchor, or undefined if the page or the anchor doesn't exist. */
  resolve: (target: string) => string | undefined;
}

/**
 * Returns the published content of a skill: links to pages lead to their Markdown versions, `{{dataCenters}}` is a table of the data centers,
 * `{{index}}` is the URL of `llms.txt`, and host tokens are filled in for the default data center.
 * @throws if a link leads nowhere; the message lists all of them.
 */
export function publishedSkill({name, source}: Skill, {index, resolve}: SkillSite): string {
  const broken: string[] = [];
  const linked = source.replace(/\]\((\/[^)\s]*)\)/g, (link, target: string) => {
    const url = resolve(target);
    if (url === undefined) broken.push(target);
    return url === undefined ? link : `](${url})`;
  });
  if (broken.length)
    throw new Error(
      `${SOURCES}/${name}/${FILE} links to pages or anchors without a Markdown version: ${broken.join(', ')}`,
    );
  const centers = loadDataCenters();
  return fillHosts(linked, centers[0]!)
    .replaceAll('{{dataCenters}}', () => dataCenterTable(centers))
    .replaceAll('{{index}}', () => index);
}

const dataCenterTable = (centers: ReturnType<typeof loadDataCenters>): string =>
  [
    ['Data center', 'Region', 'Region for Sauce Connect', 'API host', 'Browsers, emulators, and simulators'],
    Array<string>(5).fill('---'),
    ...centers.map(({name, region, sauceConnectRegion, apiHost, virtualDevices}) => [
      name,
      `\`${region}\``,
      sauceConnectRegion ? `\`${sauceConnectRegion}\`` : 'None',
      `\`${apiHost}\``,
      virtualDevices ? 'Yes' : 'No',
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Returns the index of published skills as JSON. The digests are those of the files as they're served. */
export function skillsIndex(published: readonly {skill: Skill; content: string}[], baseUrl: string): string {
  const skills = published.map(({skill: {name, description, file}, content}) => ({
    name,
    type: 'skill-md',
    description,
    url: baseUrl + file,
    digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
  }));
  return `${JSON.stringify({$schema: SCHEMA, skills}, null, 2)}\n`;
}

/** Path of a copy of the main skill, where agents look for a single skill of a site. */
const MAIN = 'skill.md';

/**
 * Publishes the skills in `skills/` with their index, and a copy of the skill with the name `main` as `skill.md`. Runs after the Markdown
 * versions, which skills link to.
 * @throws if a skill is invalid or links to a page or anchor that doesn't exist.
 */
export function skills(main: string): Step {
  return {
    name: 'skills',
    async finish({context, outDir, baseUrl}) {
      const root = context.siteConfig.url + baseUrl;
      const resolve = (target: string): string | undefined => {
        const [page = '', anchor] = target.split('#');
        const markdown = `${page.slice(1)}index.md`;
        if (!page.endsWith('/') || !existsSync(path.join(outDir, markdown))) return undefined;
        if (anchor === undefined) return root + markdown;
        const html = readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
        return anchorsOf(parsePage(html)).includes(anchor) ? `${root}${markdown}#${anchor}` : undefined;
      };
      const published = readSkills(context.siteDir).map((skill) => ({
        skill,
        content: publishedSkill(skill, {index: root + INDEX, resolve}),
      }));
      if (!published.length) return 'none';
      const files = [
        ...published.map(({skill, content}) => ({name: skill.file, content})),
        ...published.filter(({skill}) => skill.name === main).map(({content}) => ({name: MAIN, content})),
        {name: SKILLS_INDEX, content: skillsIndex(published, baseUrl)},
      ];
      await Promise.all(files.map(({name, content}) => writeNew(path.join(outDir, name), content)));
      return files.map(({name}) => name).join(', ');
    },
  };
}
