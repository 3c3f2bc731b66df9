import {useState, type ReactNode} from 'react';
import type {DocSearchTransformClient} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Hit} from '../modal/Hit.tsx';
import {HostedExtras} from './HostedExtras.tsx';
import {hostedClient, type HostedAnswer} from './hostedClient.ts';

export interface HostedSearch {
  /** For the search bar of Docusaurus's theme. */
  props: {transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient; hitComponent: typeof Hit};
  /** Stands beside it. */
  extras: ReactNode;
}

/** The element that Docusaurus's search bar puts into the body for its modal. */
const containerOfModal = (): HTMLElement | undefined => document.querySelector('.DocSearch-Container')?.parentElement ?? undefined;

/** What the hosted search of Docusaurus's theme is given beside its settings. */
export function useHostedSearch(): HostedSearch {
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [state, setState] = useState<{container: HTMLElement; answer?: HostedAnswer; failed: boolean}>();
  const [client] = useState(() =>
    hostedClient(docusaurusVersion, {
      onAnswer: (answer) => {
        const container = containerOfModal();
        setState(container && {container, answer, failed: false});
      },
      onTrouble: () => {
        const container = containerOfModal();
        setState(container && {container, failed: true});
      },
    }),
  );
  return {
    props: {transformSearchClient: client.transform, hitComponent: Hit},
    extras: state && state.container.isConnected && (
      <HostedExtras container={state.container} answer={state.answer} failed={state.failed} onRetry={client.resume} />
    ),
  };
}
