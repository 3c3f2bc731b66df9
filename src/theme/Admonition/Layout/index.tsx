import {isValidElement, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Layout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';

/** Admonition whose default title, the name of its type, is capitalized. */
export default function AdmonitionLayoutWrapper({title, type, ...props}: Props): ReactNode {
  const isDefault = isValidElement(title) && title.type === Translate;
  return <Layout {...props} type={type} title={isDefault ? type[0]!.toUpperCase() + type.slice(1) : title} />;
}
