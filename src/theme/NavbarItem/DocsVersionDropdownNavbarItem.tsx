import type {ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {VersionDropdown, type VersionContents} from '@site/src/features/versions';

/** Version dropdown of the site if the item specifies what the versions contain and there are several versions; otherwise the original. */
export default function DocsVersionDropdownNavbarItemWrapper({
  contents,
  ...props
}: Props & {contents?: VersionContents}): ReactNode {
  const hasChoice = useVersions(props.docsPluginId).length > 1;
  return contents && hasChoice ? <VersionDropdown {...props} contents={contents} /> : <Original {...props} />;
}
