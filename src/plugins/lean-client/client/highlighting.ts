import {createElement, useEffect, useState, type ComponentType, type ReactNode} from 'react';

interface Props {
  className: string | undefined;
}

let highlighter: ComponentType<Props> | undefined;

/** Fetches the highlighter, once. Rejects if it cannot be fetched; the next call tries again. */
export async function loadHighlighter(): Promise<void> {
  highlighter ??= (await import('./highlighter.ts')).default;
}

/** Whether the highlighter is there; it is fetched if it is wanted. */
export function useHighlighter(isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(highlighter !== undefined);
  useEffect(() => {
    if (isWanted && !isLoaded) loadHighlighter().then(() => setLoaded(true), () => undefined);
  }, [isWanted, isLoaded]);
  return isLoaded;
}

/** The block of code as Docusaurus highlights it, once the highlighter is there. */
export const Highlighted = (props: Props): ReactNode => highlighter && createElement(highlighter, props);
