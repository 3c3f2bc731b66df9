import type {ReactNode} from 'react';
import {outlines, type IconName} from '../lib/icons';

/** Decorative icon in the color of the text, next to a text with the same meaning. */
export function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
