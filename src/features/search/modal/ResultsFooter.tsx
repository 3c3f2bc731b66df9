import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useEngine, useSearchLink} from '../useEngine.ts';
import {useScope} from '../useScope.ts';

/** Leads to the search page with all results. */
export function ResultsFooter({query, onClose}: {query: string; onClose: () => void}): ReactNode {
  const link = useSearchLink();
  const engine = useEngine();
  const {language, tags} = useScope();
  const [found, setFound] = useState<{query: string; total: number}>();
  useEffect(() => {
    let current = true;
    void engine.search({query, language, tags, offset: 0, limit: 0, perPage: 1, patient: true}).then(
      ({total}) => current && setFound({query, total}),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [engine, query, language, tags]);
  const total = found?.query === query ? found.total : undefined;
  return (
    <Link to={link(query)} onClick={onClose}>
      {total === undefined ? 'See all results' : `See all ${total} results`}
    </Link>
  );
}
