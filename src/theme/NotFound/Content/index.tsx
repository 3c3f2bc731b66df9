import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {NotFoundHelp, useServerAnswer} from '@site/src/features/not-found';

/**
 * Content of the not-found page. Ejected, because the original has no slots, and tells readers to contact the owner of the referring site.
 * The docs plugin at the root of the site handles every unknown path and renders only this component, so it also sets the title.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const isKnown = useServerAnswer(pathname) === 'not-found';
  return (
    <main className={clsx('container margin-vert--xl markdown not-found', className)}>
      {isKnown ? (
        <>
          <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page not found'})} />
          <Heading as="h1">
            <Translate id="theme.NotFound.title">Page not found</Translate>
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1">We couldn't find the page that you're looking for.</Translate>
          </p>
          <NotFoundHelp key={pathname} />
        </>
      ) : (
        <p role="status">Looking for the page…</p>
      )}
    </main>
  );
}
