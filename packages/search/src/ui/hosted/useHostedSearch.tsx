import {useEffect, useState, type ReactNode} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Hit} from '../modal/Hit.tsx';
import {missingResultsUrl} from '../options.ts';
import {ResultsFooter} from '../modal/ResultsFooter.tsx';
import {sanitizeRecentSearches} from '../recentSearches.ts';
import {HostedExtras} from './HostedExtras.tsx';
import {hostedClient, type HostedAnswer} from './hostedClient.ts';

/** Additions to the search bar of Docusaurus's theme. */
export interface HostedSearch {
  /** Props of the theme's search bar. */
  props: {
    transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
    hitComponent: typeof Hit;
    resultsFooterComponent: typeof Footer;
    getMissingResultsUrl?: NonNullable<typeof missingResultsUrl>;
  };
  /** Content to render next to the search bar. */
  extras: ReactNode;
}

/** Returns the element in the body that the theme's search bar renders its modal into. */
const containerOfModal = (): HTMLElement | undefined =>
  document.querySelector('.DocSearch-Container')?.parentElement ?? undefined;

/** Closes the modal by clicking its button, because the theme doesn't expose a function for that. */
const closeModal = (): void => document.querySelector<HTMLButtonElement>('.DocSearch-Close')?.click();

/** Replaces the theme's footer, which shows `{count}` until the count is known. */
function Footer({state}: {state: {query: string; context: {nbHits?: unknown}}}): ReactNode {
  return <ResultsFooter query={state.query} total={Number(state.context.nbHits ?? 0)} onClose={closeModal} />;
}

/** Returns the props and content that customize the hosted search of Docusaurus's theme. */
export function useHostedSearch(): HostedSearch {
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [state, setState] = useState<{container: HTMLElement; answer?: HostedAnswer; failed: boolean}>();
  const [groups, setGroups] = useState<string[]>([]);
  useEffect(sanitizeRecentSearches, []);
  const [client] = useState(() =>
    hostedClient(docusaurusVersion, {
      onAnswer: (answer) => {
        const container = containerOfModal();
        setState(container && {container, answer, failed: false});
        if (answer.groups.length) setGroups(answer.groups);
      },
      onTrouble: () => {
        const container = containerOfModal();
        setState(container && {container, failed: true});
      },
    }),
  );
  return {
    props: {
      transformSearchClient: client.transform,
      hitComponent: Hit,
      resultsFooterComponent: Footer,
      ...(missingResultsUrl && {getMissingResultsUrl: missingResultsUrl}),
    },
    extras: state && state.container.isConnected && (
      <HostedExtras
        container={state.container}
        answer={state.answer}
        groups={groups}
        failed={state.failed}
        onRetry={client.resume}
      />
    ),
  };
}
