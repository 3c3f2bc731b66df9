import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer, SearchRequest} from '../../engine/types.ts';
import {useEngine} from '../useEngine.ts';

/** State of a search request. While a request is pending, `last` is the previous response. */
export type AnswerState =
  | {status: 'idle'}
  | {status: 'searching'; last?: SearchAnswer}
  | {status: 'answered'; answer: SearchAnswer}
  | {status: 'failed'};

interface Result {
  key: string;
  /** Undefined if the index can't be read. */
  answer?: SearchAnswer;
}

/** Returns the state of a request, and a function that retries it. Outdated responses are ignored. */
export function useAnswer(request: SearchRequest | undefined): [AnswerState, retry: () => void] {
  const engine = useEngine();
  const [result, setResult] = useState<Result>();
  const [round, setRound] = useState(0);
  // Compare requests by value, because each render creates a new object.
  const asked = request && JSON.stringify(request);
  const key = asked && `${round} ${asked}`;
  useEffect(() => {
    if (asked === undefined || key === undefined) return undefined;
    let current = true;
    engine.search(JSON.parse(asked) as SearchRequest).then(
      (answer) => current && setResult({key, answer}),
      () => current && setResult({key}),
    );
    return () => {
      current = false;
    };
  }, [engine, asked, key]);
  const state = stateOf(key, result);
  const retry = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => {
    if (state.status !== 'failed') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state.status, retry]);
  return [state, retry];
}

function stateOf(key: string | undefined, result: Result | undefined): AnswerState {
  if (key === undefined) return {status: 'idle'};
  if (result?.key !== key) return {status: 'searching', ...(result?.answer && {last: result.answer})};
  return result.answer ? {status: 'answered', answer: result.answer} : {status: 'failed'};
}
