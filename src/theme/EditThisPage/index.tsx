import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import IconExternalLink from '@theme/Icon/ExternalLink';

/**
 * Adds the external link icon to the original link, and a link to the history of the page, which shows who changed what. Remove when
 * Docusaurus's component has the icon and the history.
 */
export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <>
      <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
        <IconEdit />
        <Translate id="theme.common.editThisPage">Edit this page</Translate>
        <IconExternalLink />
      </Link>{' '}
      <Link to={editUrl.replace('/edit/', '/commits/')} className="page-history">
        History
        <IconExternalLink />
      </Link>
    </>
  );
}
