import type {ReactNode} from 'react';
import type {Mark} from 'docusaurus-plugin-site-search/engine';

/** Text with highlighted matches. */
export const Marks = ({marks}: {marks: readonly Mark[]}): ReactNode =>
  marks.map(({text, hit}, i) => (hit ? <mark key={i}>{text}</mark> : text));
