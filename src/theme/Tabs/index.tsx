import {Children, cloneElement, isValidElement, useId, useMemo, type ReactElement, type ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import {tabIds, TabsId} from '@site/src/features/tabs';

/** Tabs with IDs, so that tabs and panels reference each other for assistive technology. */
export default function TabsWrapper({children, ...props}: Props): ReactNode {
  const id = useId();
  const named = useMemo(
    () =>
      Children.map(children, (child) => {
        if (!isValidElement<TabItemProps>(child)) return child;
        const {tab, panel} = tabIds(id, child.props.value);
        return cloneElement(child as ReactElement<TabItemProps>, {
          attributes: {...child.props.attributes, id: tab, 'aria-controls': panel},
        });
      }),
    [children, id],
  );
  return (
    <TabsId value={id}>
      <Tabs {...props}>{named}</Tabs>
    </TabsId>
  );
}
