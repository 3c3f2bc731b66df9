import {useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ConfiguratorData} from '@site/src/data/configurator';
import styles from './styles.module.css';
import {hideScript, useChoice, type LinkNotice} from './useChoice.ts';
import {PlatformForm} from './form/PlatformForm.tsx';
import {Result} from './Result.tsx';

/**
 * Form to select a platform, with the code for the selection. `data` is `ConfiguratorData` as JSON, generated at build time. The static
 * HTML contains the default selection. If the URL or the data center requires another selection, the form is hidden until hydration.
 */
export function PlatformConfigurator({data: json}: {data: string}): ReactNode {
  const data = useMemo(() => JSON.parse(json) as ConfiguratorData, [json]);
  const {solution, link, notice, set, reset} = useChoice(data);
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.configurator}>
      {/* Set as HTML, because React doesn't run scripts that it creates. After client-side navigation, the script isn't needed. */}
      {!isBrowser && (
        <div hidden dangerouslySetInnerHTML={{__html: `<script>${hideScript(data.virtualCenters)}</script>`}} />
      )}
      <p className={styles.withoutScripts}>
        The form requires JavaScript. The tables below list the available platforms and the supported combinations.
      </p>
      <Notice notice={notice} />
      <div className={styles.columns}>
        <PlatformForm solution={solution} onChange={set} />
        <Result data={data} solution={solution} link={link} onReset={reset} />
      </div>
    </div>
  );
}

/** Maximum number of invalid parameters shown, and their maximum length in characters. */
const MANY = 3;
const LONG = 60;

/** Message about an invalid link, or about a link that switched the site's data center. */
function Notice({notice: {nonsense, center}}: {notice: LinkNotice}): ReactNode {
  return (
    <div role="status">
      {nonsense.length > 0 && (
        <p className={styles.warning}>
          <strong>This link isn&apos;t valid.</strong> It contains values that don&apos;t exist or can&apos;t be
          combined:{' '}
          {nonsense.slice(0, MANY).map((part, at) => (
            <span key={part}>
              {at > 0 && ', '}
              <code>{part.length > LONG ? `${part.slice(0, LONG)}…` : part}</code>
            </span>
          ))}
          {nonsense.length > MANY && ` and ${nonsense.length - MANY} more`}. The default selection is shown instead.
        </p>
      )}
      {center && (
        <p className={styles.note}>
          This link uses the data center {center.name}. The samples on this site now use its hosts.
        </p>
      )}
    </div>
  );
}
