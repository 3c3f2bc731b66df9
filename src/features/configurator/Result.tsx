import {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ConfiguratorData} from '@site/src/data/configurator';
import {fillHosts} from '@site/src/lib/hosts';
import {useDataCenter} from '../data-center';
import {shortName} from './model/optionFields.ts';
import type {Choice, Solution} from './model/types.ts';
import styles from './Result.module.css';
import {samplesOf, type Sample} from './samples';

const words = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Returns a one-line summary of the selection. */
function summaryOf(choice: Choice, data: ConfiguratorData): string {
  const {place, framework, frameworkVersion, os, browser, version, name, test, appium, options} = choice;
  const isDesktop = place === 'desktop-browsers';
  const browserName = isDesktop
    ? data.browsers.find(({id}) => id === browser)!.name
    : test === 'browser' && (os === 'iOS' ? 'Safari' : 'Chrome');
  const count = Object.keys(options).length;
  return [
    isDesktop ? words([browserName, version]) : name || 'Any real device',
    isDesktop ? os : words([os, version]),
    !isDesktop && browserName,
    words([framework.name, /^\d/.test(frameworkVersion) && frameworkVersion, appium]),
    count > 0 && `${count} ${count === 1 ? 'option' : 'options'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the rejected values as text for screen readers, which don't read the notices next to the fields. */
function changesOf({fields, options, refused}: Solution): string {
  const entry = (id: string, value: string) =>
    fields.find((field) => field.id === id)?.entries?.find((one) => one.value === value)?.label;
  const changed = refused.flatMap(({id, value, reason}) => {
    const label = entry(id, value);
    return label ? [`${label}: ${reason}.`] : [];
  });
  const wrong = [
    ...fields.filter(({error}) => error).map(({label}) => label),
    ...options.filter(({error}) => error).map(({option}) => shortName(option.id)),
  ];
  return [...changed, ...(wrong.length ? [`Not included: ${wrong.join(', ')}.`] : [])]
    .map((text) => ` ${text}`)
    .join('');
}

const TEXTS = {idle: 'Copy link', copied: 'Link copied', failed: 'Copy the URL from the address bar'} as const;

/** Button that copies the URL of the selection, and shows the result until the selection changes. */
function CopyLink({link}: {link: string}): ReactNode {
  const [copied, setCopied] = useState<{link: string; state: 'copied' | 'failed'}>();
  const text = TEXTS[copied?.link === link ? copied.state : 'idle'];
  const copy = async () => {
    const {origin, pathname} = window.location;
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${link && `?${link}`}`);
      setCopied({link, state: 'copied'});
    } catch {
      setCopied({link, state: 'failed'});
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {text}
      </button>
      <span role="status" className="sr-only">
        {text === TEXTS.idle ? '' : text}
      </span>
    </>
  );
}

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
