import type {ComponentProps, ReactNode} from 'react';

/** Checkbox of a task list item, with an accessible name that indicates its state. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input aria-label={props.checked ? 'Done' : 'To do'} {...props} />;
}
