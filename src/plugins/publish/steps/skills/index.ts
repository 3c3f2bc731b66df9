import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {INDEX} from 'docusaurus-plugin-markdown-pages';
import {parsePage} from '../../dom.ts';
import {writeNew} from '../../../lib/writeNew.ts';
import type {Step} from '../../step.ts';
import {anchorsOf} from '../published-urls/anchorsOf.ts';
import {publishedSkill, readSkills, SKILLS_INDEX, skillsIndex} from './skill.ts';

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
