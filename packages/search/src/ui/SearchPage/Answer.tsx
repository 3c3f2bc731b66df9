import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {countText, replacementText} from '../countText.ts';
import {missingResultsUrl} from '../options.ts';
import {Suggestions} from '../Suggestions.tsx';
import {DEFAULT_TAG} from '../useScope.ts';
import {useEngine} from '../useEngine.ts';
import {Pages} from './Pages.tsx';
import type {PageParams} from './params.ts';
import {Passages, Results} from './Results.tsx';
import type {AnswerState} from './useAnswer.ts';
import styles from './styles.module.css';

interface Props {
  state: AnswerState;
  params: PageParams;
  perPage: number;
  onRetry: () => void;
  onSuggestion: (query: string) => void;
}

/** Search results, or the progress, error, or no-results message. */
export function Answer({state, params, perPage, onRetry, onSuggestion}: Props): ReactNode {
  const answer = state.status === 'answered' ? state.answer : state.status === 'searching' ? state.last : undefined;
  return (
    <>
      <p role="status" className={styles.count}>
        {state.status === 'failed' ? 'Unable to fetch results' : answer ? countText(answer) : 'Searching…'}
      </p>
      {state.status !== 'failed' && answer?.replacement && (
        <p className={styles.replacement}>{replacementText(answer.replacement)}</p>
      )}
      {state.status === 'failed' && (
        <div className="alert alert--danger">
          <p>You might want to check your network connection.</p>
          <button type="button" className={styles.button} onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      {state.status !== 'failed' && answer && (
        <>
          <Passages passages={answer.passages} />
          <Results hits={answer.hits} start={(params.page - 1) * perPage + 1} />
          <Pages params={params} count={Math.ceil(answer.total / perPage)} />
          {state.status === 'answered' && answer.total === 0 && (
            <Nothing query={answer.query} version={params.version} onSuggestion={onSuggestion} />
          )}
        </>
      )}
    </>
  );
}

function Nothing({
  query,
  version,
  onSuggestion,
}: {
  query: string;
  version: string | undefined;
  onSuggestion: (query: string) => void;
}): ReactNode {
  const {currentLocale: language} = useDocusaurusContext().i18n;
  const engine = useEngine();
  const tags = [DEFAULT_TAG, `docs-default-${version ?? 'current'}`];
  return (
    <>
      <Suggestions query={query} engine={engine} scope={{language, tags}} onChoose={onSuggestion} />
      {missingResultsUrl && (
        <p>
          Believe this query should return results?{' '}
          <a
            href={missingResultsUrl({query})}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Let us know (opens in new tab)"
          >
            Let us know.
          </a>
        </p>
      )}
    </>
  );
}
