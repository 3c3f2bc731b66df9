import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {editionOf} from '../countText.ts';
import type {Mark, Passage, SearchHit} from '../../engine/types.ts';
import styles from './styles.module.css';

const addressOf = ({path, anchor}: SearchHit): string => (anchor ? `${path}#${anchor}` : path);

/** Text with highlighted matches. */
const Marks = ({marks}: {marks: readonly Mark[]}): ReactNode =>
  marks.map(({text, hit}, i) => (hit ? <mark key={i}>{text}</mark> : text));

/** Breadcrumb of a hit: area, page title, and headings. */
function Place({hit, from = 0}: {hit: SearchHit; from?: number}): ReactNode {
  const steps = [hit.title, ...hit.headings].slice(from);
  return (
    <>
      {hit.area.name}
      {steps.map((marks, i) => (
        <span key={i}>
          {' › '}
          <Marks marks={marks} />
        </span>
      ))}
    </>
  );
}

/** List of results with one entry for each page. Additional hits on the same page are listed in its entry. */
export function Results({hits, start}: {hits: readonly SearchHit[]; start: number}): ReactNode {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) pages.set(hit.path, [...(pages.get(hit.path) ?? []), hit]);
  return (
    <ol className={styles.results} start={start}>
      {[...pages.values()].map(([first, ...others]) => (
        <li key={first!.path} className={styles.result}>
          <Heading as="h2" className={styles.resultTitle}>
            <Link to={addressOf(first!)}>
              <Marks marks={first!.title} />
              {first!.headings.length > 0 && (
                <>
                  {' › '}
                  <Marks marks={first!.headings.at(-1)!} />
                </>
              )}
            </Link>
            {first!.archived && <span className={styles.badge}>{editionOf(first!.tag)} edition</span>}
            {first!.deprecated && !first!.archived && <span className={styles.badge}>Deprecated</span>}
          </Heading>
          <p className={styles.place}>
            <Place hit={first!} />
          </p>
          {first!.snippet.length > 0 && (
            <p className={styles.snippet}>
              <Marks marks={first!.snippet} />
            </p>
          )}
          {others.length > 0 && (
            <ul className={styles.others}>
              {others.map((hit) => (
                <li key={hit.anchor}>
                  <Link to={addressOf(hit)}>
                    {hit.headings.length > 0 ? <Marks marks={hit.headings.at(-1)!} /> : 'Top of the page'}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Verbatim quotes that answer a question. */
export function Passages({passages}: {passages: readonly Passage[]}): ReactNode {
  if (passages.length === 0) return null;
  return (
    <section aria-labelledby="search-quotations" className={styles.passages}>
      <Heading as="h2" id="search-quotations" className={styles.passagesTitle}>
        Quoted from the documentation, not generated
      </Heading>
      {passages.map((passage) => (
        <figure key={addressOf(passage)} className={styles.passage}>
          <blockquote cite={addressOf(passage)}>
            <Marks marks={passage.quote} />
          </blockquote>
          <figcaption>
            <Link to={addressOf(passage)}>
              <Place hit={passage} />
            </Link>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
