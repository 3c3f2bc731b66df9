import type {ComponentProps, ReactNode} from 'react';

/** The box before an entry of a task list, with a name for those who do not see whether it is ticked. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}
