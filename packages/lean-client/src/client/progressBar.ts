import type {ClientModule} from '@docusaurus/types';

let bar: ClientModule | undefined;

/** Loads Docusaurus's progress bar once. Rejects if it can't be fetched; the next call retries. */
export async function loadProgressBar(): Promise<void> {
  bar ??= (await import('@docusaurus/theme-classic/lib/nprogress')).default;
}

/** Client module that loads the progress bar on the first navigation to another page. */
const progressBar: ClientModule = {
  onRouteUpdate(args) {
    if (!args.previousLocation || args.location.pathname === args.previousLocation.pathname) return undefined;
    let isOver = false;
    let cleanUp: ReturnType<NonNullable<ClientModule['onRouteUpdate']>>;
    loadProgressBar().then(
      () => {
        if (!isOver) cleanUp = bar!.onRouteUpdate!(args);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      cleanUp?.();
    };
  },
  onRouteDidUpdate(args) {
    bar?.onRouteDidUpdate!(args);
  },
};

export default progressBar;
