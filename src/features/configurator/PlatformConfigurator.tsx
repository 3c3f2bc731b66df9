import {useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ConfiguratorData} from '../../data/configurator/types.ts';
import {PlatformForm} from './form/PlatformForm.tsx';
import {holdScript} from './hold.ts';
import {Notice} from './Notice.tsx';
import {Result} from './result/Result.tsx';
import styles from './styles.module.css';
import {useChoice} from './useChoice.ts';

/**
 * Chooses a platform, and shows the code that asks for it. `data`, made at build time, is JSON that says what there is. The static HTML
 * holds the default choice; where the reader's address or data center asks for another, it stays hidden until that one is there.
 */
export function PlatformConfigurator({data: json}: {data: string}): ReactNode {
  const data = useMemo(() => JSON.parse(json) as ConfiguratorData, [json]);
  const {solution, link, notice, set, reset} = useChoice(data);
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.configurator}>
      {/* As text, since React runs no script that it makes; where React makes the page there is nothing to wait for. */}
      {!isBrowser && <div hidden dangerouslySetInnerHTML={{__html: `<script>${holdScript(data.virtualCenters)}</script>`}} />}
      <p className={styles.withoutScripts}>The form requires JavaScript. The tables below list the available platforms and the supported combinations.</p>
      <Notice notice={notice} />
      <div className={styles.columns}>
        <PlatformForm solution={solution} onChange={set} />
        <Result data={data} solution={solution} link={link} onReset={reset} />
      </div>
    </div>
  );
}
