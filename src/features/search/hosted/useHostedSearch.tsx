import {useEffect, useState, type ReactNode} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Hit} from '../modal/Hit.tsx';
import {missingResultsUrl} from '../modal/missingResultsUrl.ts';
import {ResultsFooter} from '../modal/ResultsFooter.tsx';
import {sanitizeRecentSearches} from '../recentSearches.ts';
import {HostedExtras} from './HostedExtras.tsx';
import {hostedClient, type HostedAnswer} from './hostedClient.ts';

export interface HostedSearch {
  /** For the search bar of Docusaurus's theme. */
  props: {
    transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
    hitComponent: typeof Hit;
    resultsFooterComponent: typeof Footer;
    getMissingResultsUrl: typeof missingResultsUrl;
  };
  /** Stands beside it. */
  extras: ReactNode;
}

/** The element that Docusaurus's search bar puts into the body for its modal. */
const containerOfModal = (): HTMLElement | undefined => document.querySelector('.DocSearch-Container')?.parentElement ?? undefined;

/** The theme keeps its function that closes the modal to itself, so its button is clicked. */
const closeModal = (): void => document.querySelector<HTMLButtonElement>('.DocSearch-Close')?.click();

/** Instead of the theme's own footer, which shows `{count}` until the count is known. */
function Footer({state}: {state: {query: string; context: {nbHits?: unknown}}}): ReactNode {
  return <ResultsFooter query={state.query} total={Number(state.context.nbHits ?? 0)} onClose={closeModal} />;
}

/** What the hosted search of Docusaurus's theme is given beside its settings. */
export function useHostedSearch(): HostedSearch {
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [state, setState] = useState<{container: HTMLElement; answer?: HostedAnswer; failed: boolean}>();
  /** The groups of the last answer that had hits. */
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
    props: {transformSearchClient: client.transform, hitComponent: Hit, resultsFooterComponent: Footer, getMissingResultsUrl: missingResultsUrl},
    extras: state && state.container.isConnected && (
      <HostedExtras container={state.container} answer={state.answer} groups={groups} failed={state.failed} onRetry={client.resume} />
    ),
  };
}
