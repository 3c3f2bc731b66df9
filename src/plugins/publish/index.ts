import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs} from '../lib/loadedDocs.ts';
import {StageCache} from '../lib/stageCache.ts';
import {builtPages} from './builtPages.ts';
import type {Build, PageResult, Step} from './step.ts';

/**
 * Reads each page of a build once, passes it to all steps, and then finishes the steps one after the other.
 * @throws if a step fails. If pages can't be read, the error lists all of them.
 */
async function runSteps(build: Build, steps: readonly Step[]): Promise<void> {
  const cache = new StageCache<unknown>(build.context.siteDir, 'pages');
  const running = steps.map((step) => ({
    step,
    reader: step.reader?.(build),
    pages: [] as PageResult<unknown>[],
    regenerated: 0,
  }));
  const problems: string[] = [];
  for await (const page of builtPages(build)) {
    for (const one of running) {
      const {step, reader} = one;
      if (!reader || reader.includes?.(page) === false) continue;
      try {
        const result = await cache.get([step.name, page.digest, reader.inputs?.(page) ?? ''], () => {
          one.regenerated++;
          return reader.read(page);
        });
        one.pages.push({route: page.route, page: page.page, result});
      } catch (error) {
        problems.push(`${step.name}: ${(error as Error).message}`);
      }
    }
  }
  if (problems.length) throw new Error(problems.join('\n'));
  cache.save();
  for (const {step, pages, regenerated} of running) {
    const started = performance.now();
    const summary = await step.finish(build, {pages, regenerated});
    console.log(`${step.name}: ${summary}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** Returns a plugin that runs `steps` in their order after a production build. */
export function publish(context: LoadContext, steps: readonly Step[]): Plugin {
  let allContent: AllContent = {};
  return {
    name: 'publish',
    allContentLoaded(loaded) {
      ({allContent} = loaded);
    },
    postBuild: (props) =>
      runSteps(
        {
          context,
          props: props as Build['props'],
          outDir: props.outDir,
          baseUrl: context.baseUrl,
          routes: props.routesPaths,
          allContent,
          docs: loadedDocs(allContent, context.siteDir),
        },
        steps,
      ),
  };
}
