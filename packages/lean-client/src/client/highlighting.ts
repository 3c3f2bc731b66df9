import {createElement, useEffect, useState, type ComponentType, type ReactNode} from 'react';

interface Props {
  className: string | undefined;
}

let highlighter: ComponentType<Props> | undefined;

/** Loads the highlighter once. Rejects if it can't be fetched; the next call retries. */
export async function loadHighlighter(): Promise<void> {
  highlighter ??= (await import('./highlighter.ts')).default;
}

/** Returns whether the highlighter has loaded. Loads it if `isWanted` is true. */
export function useHighlighter(isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(highlighter !== undefined);
  useEffect(() => {
    if (isWanted && !isLoaded)
      loadHighlighter().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [isWanted, isLoaded]);
  return isLoaded;
}

/** Renders a code block with Docusaurus's highlighter, or nothing until the highlighter has loaded. */
export const Highlighted = (props: Props): ReactNode => highlighter && createElement(highlighter, props);
