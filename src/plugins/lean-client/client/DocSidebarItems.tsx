import {useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import Original from '@docusaurus/theme-classic/lib/theme/DocSidebarItems';
import type {SidebarItem} from '@lean-client/sidebars';
import {loadRest} from './sidebars.ts';
import {unfold} from './unfold.ts';

type Props = ComponentProps<typeof Original>;

/**
 * The items of a sidebar or of an opened category. A category that the sidebar part of the page has cut down to its first link shows its
 * items as soon as they are fetched, or that link if they can't be fetched.
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
    // Only the arrival of the items counts; later changes of `isCollapsed` are Docusaurus's to animate.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting]);

  return isWaiting ? <li ref={placeholder} hidden /> : <Original items={items} {...props} />;
}
