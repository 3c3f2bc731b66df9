import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import {SearchForm} from 'docusaurus-plugin-site-search/ui';
import FirstTest from '@site/src/components/FirstTest.mdx';
import {WayList} from '@site/src/components/WayList';
import {brand} from '@site/src/config/brand';
import {news, popular, products, tasks} from '@site/src/config/home';
import {searchPlaceholder} from '@site/src/config/searchTexts';
import {MarkdownLink} from '@site/src/features/page-tools';
import {SharedSite} from '@site/src/features/sharing';
import styles from './index.module.css';

/** Home page with a search field, a test to copy, and links by task, product, recent additions, and popularity. */
export default function Home(): ReactNode {
  return (
    <Layout description="Learn how to test web apps, mobile apps, and APIs with Sauce Labs on browsers and devices in the cloud.">
      <MarkdownLink />
      <SharedSite />
      <header className={styles.hero}>
        <div className="container">
          <div className={styles.columns}>
            <div className={styles.intro}>
              <Heading as="h1" className={styles.title}>
                {brand.tagline}
              </Heading>
              <p className={styles.lead}>
                Learn how to test web apps, mobile apps, and APIs with {brand.name} on browsers and devices in the
                cloud.
              </p>
              <SearchForm placeholder={searchPlaceholder} />
              <p className={styles.start}>
                New to {brand.name}?{' '}
                <Link href={brand.signUp}>
                  Start a free trial
                  <IconExternalLink />
                </Link>
                , read the <Link to="/overview/">overview</Link>, or follow a <Link to="/quickstart/">quickstart</Link>.
              </p>
            </div>
            <section aria-labelledby="first-test" className={styles.sample}>
              <Heading as="h2" id="first-test">
                Run your first test
              </Heading>
              <MDXContent>
                <FirstTest />
              </MDXContent>
            </section>
          </div>
        </div>
      </header>
      <main className="container margin-vert--lg">
        <WayList id="tasks" title="Popular tasks" ways={tasks} />
        <WayList id="products" title="Products and tools" ways={products} />
        <WayList id="news" title="What's new" ways={news} />
        <section aria-labelledby="popular">
          <Heading as="h2" id="popular">
            Popular pages
          </Heading>
          <ul className={styles.popular}>
            {popular.map(({title, to}) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </Layout>
  );
}
