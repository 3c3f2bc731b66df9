import {useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ConfiguratorData} from '../../data/configurator/types.ts';
import {PlatformForm} from './form/PlatformForm.tsx';
import {hideScript} from './hideUntilHydrated.ts';
import {Notice} from './Notice.tsx';
import {Result} from './result/Result.tsx';
import styles from './styles.module.css';
import {useChoice} from './useChoice.ts';

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
