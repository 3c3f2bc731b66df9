import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {WayList} from '@site/src/components/WayList';
import {brand} from '@site/src/config/brand';
import {news, popular, products, tasks} from '@site/src/config/home';
import {TwinLink} from '@site/src/features/page-tools';
import {SearchForm} from '@site/src/features/search';
import {SharedSite} from '@site/src/features/sharing';
import styles from './index.module.css';

/** The home page: a search field, then ways in by task, by product, by what is new and by what others read. */
export default function Home(): ReactNode {
  return (
    <Layout description="Documentation of Sauce Labs: test web apps, mobile apps and APIs on a cloud of browsers and devices.">
      <TwinLink />
      <SharedSite />
      <header className={styles.hero}>
        <div className="container">
          <Heading as="h1" className={styles.title}>
            {brand.tagline}
          </Heading>
          <p className={styles.lead}>
            How to test web apps, mobile apps and APIs on the {brand.name} cloud of browsers and devices.
          </p>
          <SearchForm />
          <p className={styles.start}>
            New here? <Link to="/overview/">Start with the overview</Link> or go straight to a{' '}
            <Link to="/quickstart/">quickstart</Link>.
          </p>
        </div>
      </header>
      <main className="container margin-vert--lg">
        <WayList id="tasks" title="What do you want to do?" ways={tasks} />
        <WayList id="products" title="Products" ways={products} />
        <div className={styles.columns}>
          <WayList id="news" title="What is new" ways={news} />
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
        </div>
      </main>
    </Layout>
  );
}
