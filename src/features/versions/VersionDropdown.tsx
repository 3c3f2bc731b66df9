import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DropdownNavbarItem, {type Props as DropdownProps} from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

/** Contents of the versions that contain only a part of the documentation, by the name of the version. */
export type VersionContents = Readonly<Record<string, string>>;

interface Props extends Pick<DropdownProps, 'mobile' | 'position' | 'className'> {
  contents: VersionContents;
}

/**
 * Version dropdown whose entries lead to the same page in the other versions. Above a version that doesn't have the page, the menu says so,
 * and its entry leads to the main page of the version.
 */
export function VersionDropdown({mobile, position, className, contents}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const [shown] = useDocsVersionCandidates();

  const itemsOf = (version: GlobalVersion): LinkLikeNavbarItemProps[] => {
    const {name, label, docs, mainDocId} = version;
    const isShown = version === activeVersion;
    const same = isShown ? pathname : alternateDocVersions[name]?.path;
    const item = {
      label: contents[name] ? `${label}: ${contents[name]}` : label,
      to: same ? same + search + hash : docs.find(({id}) => id === mainDocId)?.path,
      isActive: () => isShown,
      // The file of the not-found page has no route.
      ...(isShown && {'data-noBrokenLinkCheck': true}),
      onClick: () => savePreferredVersionName(name),
    };
    if (same) return [item];
    return [{type: 'html', className: styles.note, value: `This page isn't in version “${label}”.`}, item];
  };

  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      className={className}
      label={mobile ? 'Versions' : shown.label}
      items={useVersions(undefined).flatMap(itemsOf)}
      isActive={() => false}
    />
  );
}
