import {useEffect, useState, type ReactNode} from 'react';
import {suggestions} from './options.ts';
import type {ReaderScope} from './useScope.ts';
import type {SearchEngine} from '../engine/engineClient.ts';

interface Props {
  query: string;
  engine: SearchEngine;
  scope: Pick<ReaderScope, 'language' | 'tags'>;
  onChoose: (query: string) => void;
}

const MOST = 3;

/** Suggested queries that have results: single words of the query, and common queries. */
export function Suggestions({query, engine, scope, onChoose}: Props): ReactNode {
  const [found, setFound] = useState<string[]>([]);
  const {language, tags} = scope;
  useEffect(() => {
    let current = true;
    const words = [
      ...new Set(query.split(/\s+/).filter((word) => /[\p{L}\p{N}]{3}/u.test(word) && word.length <= 40)),
    ].slice(0, 8);
    const candidates = [...words.filter((word) => word !== query.trim()), ...suggestions];
    const ask = (text: string) =>
      engine.search({query: `${text} `, language, tags, offset: 0, limit: 0, perPage: 1, patient: true});
    void Promise.all(
      candidates.map((text) =>
        ask(text).then(
          ({total}) => total > 0,
          () => false,
        ),
      ),
    ).then((leads) => {
      if (current) setFound(candidates.filter((_, i) => leads[i]).slice(0, MOST));
    });
    return () => {
      current = false;
    };
  }, [query, engine, language, tags]);
  return <SuggestedQueries queries={found} onChoose={onChoose} />;
}

/** List of buttons that run a suggested query. Renders nothing if `queries` is empty. */
export function SuggestedQueries({
  queries,
  onChoose,
}: {
  queries: readonly string[];
  onChoose: (query: string) => void;
}): ReactNode {
  if (queries.length === 0) return null;
  return (
    <div className="DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">Try searching for:</p>
      <ul>
        {queries.map((words) => (
          <li key={words}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
