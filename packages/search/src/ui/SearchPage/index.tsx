import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {shortQuery} from '../countText.ts';
import type {SearchRequest} from '../../engine/types.ts';
import {areas, texts} from '../options.ts';
import {DEFAULT_TAG} from '../useScope.ts';
import {Answer} from './Answer.tsx';
import {Filters} from './Filters.tsx';
import {readParams, writeParams, type PageParams} from './params.ts';
import {useAnswer} from './useAnswer.ts';
import styles from './styles.module.css';

const PER_PAGE = 10;
/** Debounce delay after the last keystroke, in milliseconds. */
const TYPING = 250;

/** Search page at `/search/?q=` with all results and filters. Its state is in the URL. */
export function SearchPage(): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const action = useBaseUrl('/search/');
  const isBrowser = useIsBrowser();
  const {currentLocale} = useDocusaurusContext().i18n;
  const versions = useVersions(undefined);
  // Static rendering has no query, and hydration has to render the same HTML.
  const params = readParams(
    isBrowser ? search : '',
    versions.map(({name}) => name),
  );
  // A draft is valid only for the query in the URL where it was typed, so that back and forward show the query of their URL.
  const [draft, setDraft] = useState({query: params.query, text: params.query});
  const typed = draft.query === params.query ? draft.text : params.query;
  const go = (next: PageParams, how: 'push' | 'replace') => {
    // The draft becomes the query of the new URL.
    setDraft({query: next.query, text: next.query});
    history[how](`${action}${writeParams(next)}`);
  };

  useEffect(() => {
    if (typed === params.query) return undefined;
    const timer = setTimeout(() => go({...params, query: typed, page: 1}, 'replace'), TYPING);
    return () => clearTimeout(timer);
    // Only typing starts the timer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  const request: SearchRequest | undefined = params.query.trim()
    ? {
        query: params.query,
        language: currentLocale,
        tags: [DEFAULT_TAG, `docs-default-${params.version ?? versions[0]!.name}`],
        ...(params.area && {area: params.area}),
        offset: (params.page - 1) * PER_PAGE,
        limit: PER_PAGE,
        perPage: 3,
        patient: true,
      }
    : undefined;
  const [state, retry] = useAnswer(request);
  const answer = state.status === 'answered' ? state.answer : state.status === 'searching' ? state.last : undefined;
  const title = params.query ? `Search results for “${shortQuery(params.query)}”` : texts.pageTitle;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== params.query) go({...params, query: typed, page: 1}, 'push');
  };

  return (
    <Layout>
      <PageMetadata title={title} description={texts.pageDescription} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <form role="search" action={action} onSubmit={submit} className={styles.form}>
          <input
            type="search"
            name="q"
            aria-label={texts.pageTitle}
            placeholder={texts.pagePlaceholder}
            autoComplete="off"
            className={styles.field}
            value={isBrowser ? typed : undefined}
            onChange={({target}) => setDraft({query: params.query, text: target.value})}
          />
          <button type="submit" className={styles.button}>
            Search
          </button>
        </form>
        <noscript>
          <p>{texts.withoutJavaScript}</p>
        </noscript>
        {request ? (
          <>
            <Filters
              params={params}
              areas={answer?.areas ?? []}
              versions={versions}
              onChange={(next) => go(next, 'push')}
            />
            <Answer
              state={state}
              params={params}
              perPage={PER_PAGE}
              onRetry={retry}
              onSuggestion={(query) => go({query, page: 1}, 'push')}
            />
          </>
        ) : (
          <AreaList />
        )}
      </main>
    </Layout>
  );
}

/** List of the areas, shown without JavaScript and for an empty query. */
function AreaList(): ReactNode {
  return (
    <ul>
      {areas.map(({id, name, landing}) => (
        <li key={id}>
          <Link to={landing}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
