import type {ReactNode} from 'react';
import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import styles from './styles.module.css';

/** Contents of the versions that contain only a part of the documentation, by the name of the version. */
type VersionContents = Readonly<Record<string, string>>;

/** Version dropdown that ends with a note for each version in `contents` that doesn't have the page. Its entry leads to its main page. */
export default function DocsVersionDropdownNavbarItemWrapper({
  contents = {},
  ...props
}: Props & {contents?: VersionContents}): ReactNode {
  const {alternateDocVersions} = useActiveDocContext(props.docsPluginId);
  const notes = useVersions(props.docsPluginId)
    .filter(({name}) => contents[name] && !alternateDocVersions[name])
    .map(({name, label}) => ({
      type: 'html' as const,
      className: styles.note,
      value: `This page isn't in version “${label}”, which contains ${contents[name]} only.`,
    }));
  return <Original {...props} dropdownItemsAfter={[...props.dropdownItemsAfter, ...notes]} />;
}
