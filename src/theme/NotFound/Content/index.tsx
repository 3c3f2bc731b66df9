import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {NotFoundHelp, useServerAnswer} from '@site/src/features/not-found';

/**
 * Ejected: the original takes no parts, and tells readers to write to the owner of another site. Docs at the root of the site claim every
 * unknown address, and show this part of the not-found page without the part that sets the title.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const isKnown = useServerAnswer(pathname) === 'not-found';
  return (
    <main className={clsx('container margin-vert--xl markdown not-found', className)}>
      {isKnown ? (
        <>
          <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
          <Heading as="h1">
            <Translate id="theme.NotFound.title">Page Not Found</Translate>
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
          </p>
          <NotFoundHelp key={pathname} />
        </>
      ) : (
        <p role="status">Looking for the page…</p>
      )}
    </main>
  );
}
