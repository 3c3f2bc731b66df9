import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ConfiguratorData} from '../../../data/configurator/types.ts';
import {fillHosts} from '../../../lib/hosts.ts';
import {useDataCenter} from '../../data-center';
import type {Solution} from '../model/types.ts';
import {samplesOf, type Sample} from '../samples/index.ts';
import {CopyLink} from './CopyLink.tsx';
import styles from './styles.module.css';
import {changesOf, summaryOf} from './summary.ts';

interface Props {
  data: ConfiguratorData;
  solution: Solution;
  link: string;
  onReset: () => void;
}

/** Summary of the selection and its code samples. */
export function Result({data, solution, link, onReset}: Props): ReactNode {
  const samples = samplesOf(solution.choice, data);
  return (
    <section className={styles.result} aria-label="Result">
      <div className={styles.head}>
        <p className={styles.summary} role="status">
          {summaryOf(solution.choice, data)}
          <span className="sr-only">{changesOf(solution)}</span>
        </p>
        <CopyLink link={link} />
        <button type="button" className={styles.button} onClick={onReset}>
          Start over
        </button>
      </div>
      {samples.length > 1 ? (
        <Tabs groupId="language" lazy>
          {samples.map((sample) => (
            <TabItem key={sample.id} value={sample.id} label={sample.label}>
              <Code sample={sample} />
            </TabItem>
          ))}
        </Tabs>
      ) : (
        <Code sample={samples[0]!} />
      )}
    </section>
  );
}

/** Code sample. `data-hosts` marks it for the early script, which sets the hosts of the selected data center in the static HTML. */
function Code({sample: {code, language, file}}: {sample: Sample}): ReactNode {
  const center = useDataCenter();
  return (
    <div data-hosts="" className={styles.code}>
      <CodeBlock language={language} title={file}>
        {fillHosts(code, center)}
      </CodeBlock>
    </div>
  );
}
