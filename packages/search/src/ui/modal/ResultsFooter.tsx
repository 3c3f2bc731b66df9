import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLink} from '../useEngine.ts';

interface Props {
  query: string;
  /** Number of results; 0 if unknown. */
  total: number;
  onClose: () => void;
}

/** Link to the search page with all results. */
export function ResultsFooter({query, total, onClose}: Props): ReactNode {
  const link = useSearchLink();
  return (
    <Link to={link(query)} onClick={onClose}>
      {total > 1 ? `See all ${total} results` : 'See all results'}
    </Link>
  );
}
