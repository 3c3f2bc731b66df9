import {useCallback, useState, type ReactNode} from 'react';
import {countText} from '../countText.ts';
import {Announcer} from '../modal/Announcer.tsx';
import {ErrorScreen} from '../modal/ErrorScreen.tsx';
import {typeQuery} from '../modal/inputEvents.ts';
import {NoResultsExtra} from '../modal/NoResultsExtra.tsx';
import {texts} from '../modal/texts.ts';
import {useDialog} from '../modal/useDialog.ts';
import {useRecovery} from '../modal/useRecovery.ts';
import {SuggestedQueries} from '../Suggestions.tsx';
import type {HostedAnswer} from './hostedClient.ts';
import '../modal/extras.css';

interface Props {
  container: HTMLElement;
  answer: HostedAnswer | undefined;
  /** Group titles of the last response with hits, suggested if a query has no results. */
  groups: readonly string[];
  failed: boolean;
  onRetry: () => void;
}

/** Additions to the modal of Docusaurus's hosted search: a persistent error screen, announced counts, and corrected ARIA roles. */
export function HostedExtras({container, answer, groups, failed, onRetry}: Props): ReactNode {
  const [open, setOpen] = useState(true);
  const retry = useCallback(() => {
    if (container.isConnected) onRetry();
    else setOpen(false);
  }, [container, onRetry]);
  useDialog(container);
  useRecovery(open && failed, retry);
  if (!open) return null;
  const text = failed ? texts.errorScreen.titleText : answer?.query.trim() ? countText({...answer, passages: []}) : '';
  return (
    <>
      {failed && <ErrorScreen container={container} onRetry={onRetry} />}
      {answer?.total === 0 && (
        <NoResultsExtra container={container}>
          {() => <SuggestedQueries queries={groups} onChoose={(words) => typeQuery(container, words)} />}
        </NoResultsExtra>
      )}
      <Announcer container={container} text={text} />
    </>
  );
}
