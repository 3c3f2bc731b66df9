import {useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {prefersReducedMotion} from '@docusaurus/theme-common';
import Original from '@docusaurus/theme-classic/lib/theme/DocSidebarItems';
import type {SidebarItem} from '@lean-client/sidebars';
import {loadRest} from './versions.ts';

type Props = ComponentProps<typeof Original>;

/** Returns a duration in ms for a height in px, as in Docusaurus's `Collapsible` (Material Design's dynamic durations). */
function durationOf(height: number): number {
  if (prefersReducedMotion()) return 1;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/**
 * Expands or hides the list of a category whose items arrived after Docusaurus's `Collapsible` measured it. A transition from 0 px to 0 px
 * never ends, so the list would stay at height 0. At the end of the transition, `Collapsible` sets the height to `auto`.
 * @returns a function that cancels a transition that hasn't started yet.
 */
function unfold(list: HTMLElement, isCollapsed: boolean): () => void {
  if (isCollapsed) {
    list.style.display = 'none';
    return () => undefined;
  }
  // `Collapsible` measures in the second frame after the click. If the items had arrived by then, the list already has a height.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (list.style.height !== '0px') return;
      const height = list.scrollHeight;
      list.style.transition = `height ${durationOf(height)}ms ease-in-out`;
      list.style.height = `${height}px`;
    });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Renders the items of a sidebar or of an open category. If the page's sidebar part contains only the first link of a category, its items
 * are shown once they have loaded, or only that link if they can't be fetched.
 */
export default function DocSidebarItems({items, ...props}: Props): ReactNode {
  const rest = loadRest(items as readonly SidebarItem[]);
  const [failed, setFailed] = useState<Props['items']>();
  const [, setArrived] = useState(0);
  useEffect(() => {
    let isGone = false;
    rest?.().then(
      () => !isGone && setArrived((times) => times + 1),
      () => !isGone && setFailed(items),
    );
    return () => {
      isGone = true;
    };
  }, [rest, items]);

  const isWaiting = rest !== undefined && failed !== items;
  const isCollapsed = props.tabIndex === -1;
  const placeholder = useRef<HTMLLIElement>(null);
  const emptyList = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isWaiting) {
      emptyList.current = placeholder.current!.parentElement;
      return undefined;
    }
    const list = emptyList.current;
    emptyList.current = null;
    return list ? unfold(list, isCollapsed) : undefined;
    // Run only when the items arrive. Docusaurus animates later changes of `isCollapsed`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting]);

  return isWaiting ? <li ref={placeholder} hidden /> : <Original items={items} {...props} />;
}
