import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {countText, replacementText} from '../countText.ts';
import type {SearchAnswer} from '../../engine/types.ts';
import {Suggestions} from '../Suggestions.tsx';
import {missingResultsUrl} from '../options.ts';
import {useEngine} from '../useEngine.ts';
import {useScope} from '../useScope.ts';
import {Announcer} from './Announcer.tsx';
import {ErrorScreen} from './ErrorScreen.tsx';
import {Hit} from './Hit.tsx';
import {ResultsFooter} from './ResultsFooter.tsx';
import {NoResultsExtra} from './NoResultsExtra.tsx';
import {engineClient} from './searchClient.ts';
import {texts} from './texts.ts';
import {refreshResults, typeQuery} from './inputEvents.ts';
import {useKeptQuery} from './keptQuery.ts';
import {StartScreen} from './StartScreen.tsx';
import {useDialog} from './useDialog.ts';
import {useRecovery} from './useRecovery.ts';
import './docsearch.css';
import './extras.css';

interface Props {
  /** Element in the page's body that the modal is rendered into. */
  container: HTMLElement;
  initialQuery: string | undefined;
  onClose: () => void;
}

/** DocSearch modal that shows the results of the local search engine. */
export function SearchModal({container, initialQuery, onClose}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const engine = useEngine();
  const scope = useScope();
  const history = useHistory();
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [failed, setFailed] = useState(false);
  const firstQuery = useKeptQuery(container, initialQuery);
  useDialog(container);
  // DocSearch also shows its no-results screen while a response is pending, so it's hidden until the response is complete.
  const isEmpty = answer?.complete === true && answer.total === 0;
  useEffect(() => void container.toggleAttribute('data-search-undecided', !isEmpty), [container, isEmpty]);

  // Created once for each modal: DocSearch keeps the first client, and the scope doesn't change while the modal is open.
  const [client] = useState(() =>
    engineClient(engine, baseUrl, scope, {
      onAnswer(newest) {
        setAnswer(newest);
        setFailed(false);
      },
      onTrouble: () => setFailed(true),
      onBetter: ({query}) => refreshResults(container, query),
    }),
  );
  useRecovery(failed, client.resume);
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);
  const [Footer] = useState(
    () =>
      function Footer({state}: {state: {query: string; context: {nbHits?: unknown}}}) {
        return <ResultsFooter query={state.query} total={Number(state.context.nbHits ?? 0)} onClose={onClose} />;
      },
  );

  return (
    <>
      {createPortal(
        <DocSearchModal
          appId="embedded"
          apiKey="embedded"
          indexName="embedded"
          initialScrollY={window.scrollY}
          initialQuery={firstQuery}
          maxResultsPerGroup={100}
          navigator={navigator}
          hitComponent={Hit}
          resultsFooterComponent={Footer}
          transformSearchClient={client.transform}
          {...(missingResultsUrl && {getMissingResultsUrl: missingResultsUrl})}
          translations={texts}
          placeholder={texts.searchBox.placeholderText}
          onAskAiToggle={() => undefined}
          onClose={onClose}
        />,
        container,
      )}
      <StartScreen container={container} onClose={onClose} />
      {!failed && answer?.replacement && (
        <ReplacementNotice container={container} text={replacementText(answer.replacement)} />
      )}
      {failed && <ErrorScreen container={container} onRetry={client.resume} />}
      {isEmpty && (
        <NoResultsExtra container={container}>
          {(query) => (
            <Suggestions
              query={query}
              engine={engine}
              scope={scope}
              onChoose={(words) => typeQuery(container, words)}
            />
          )}
        </NoResultsExtra>
      )}
      <Announcer
        container={container}
        text={
          failed ? texts.errorScreen.titleText : answer?.complete && answer.query.trim() ? announcementOf(answer) : ''
        }
      />
    </>
  );
}

const announcementOf = (answer: SearchAnswer): string =>
  [answer.replacement && replacementText(answer.replacement), countText(answer)].filter(Boolean).join('. ');

/** States above the results that they are for different words than the query. extras.css hides it for an empty query. */
function ReplacementNotice({container, text}: {container: HTMLElement; text: string}): ReactNode {
  const modal = container.querySelector('.DocSearch-Modal');
  return modal && createPortal(<p className="search-replacement">{text}</p>, modal);
}
