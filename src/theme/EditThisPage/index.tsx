import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import IconExternalLink from '@theme/Icon/ExternalLink';

/** The original, which leaves the site, with the icon that says so; it can go when Docusaurus's own has the icon. */
export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit />
      <Translate id="theme.common.editThisPage">Edit this page</Translate>
      <IconExternalLink />
    </Link>
  );
}
