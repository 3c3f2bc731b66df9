import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import Original from '@docusaurus/theme-classic/lib/theme/DocSidebarItems';
import type {SidebarItem} from '@lean-client/sidebars';
import {loadRest} from './sidebars.ts';

type Props = ComponentProps<typeof Original>;

/** The items of a sidebar or of an opened category, as soon as they are all there; if they cannot be fetched, the first of them. */
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
  return rest && failed !== items ? null : <Original items={items} {...props} />;
}
