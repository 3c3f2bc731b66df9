import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '@site/src/components/Cards';
import {Diagram} from '@site/src/components/Diagram';
import {LegacyNotice} from '@site/src/components/LegacyNotice';
import {TableBox} from '@site/src/components/TableBox';
import {TaskBox} from '@site/src/components/TaskBox';

/** Components that pages can use without an import. `src/content/mdx.ts` lists the same names for the checks. */
export default {...MDXComponents, Tabs, TabItem, Cards, Card, Diagram, LegacyNotice, table: TableBox, input: TaskBox};
