import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import headingFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
import {DataCenterAnnouncer} from '@site/src/features/data-center';
import {ReadingComfort} from '@site/src/features/reading';

/**
 * Root component, which stays mounted during navigation. Preloads the two fonts of every page, so that they are available for the first
 * paint despite `font-display: optional`.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        {[textFont, headingFont].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
      </Head>
      {children}
      <DataCenterAnnouncer />
      <ReadingComfort />
    </>
  );
}
