import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedDocs} from '../lib/loadedDocs.ts';
import {runSteps} from './runSteps.ts';
import type {Step, Build} from './step.ts';

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
