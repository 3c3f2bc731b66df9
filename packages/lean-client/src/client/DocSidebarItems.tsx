import {useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import Original from '@docusaurus/theme-classic/lib/theme/DocSidebarItems';
import type {SidebarItem} from '@lean-client/sidebars';
import {loadRest} from './sidebars.ts';
import {unfold} from './unfold.ts';

type Props = ComponentProps<typeof Original>;

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
