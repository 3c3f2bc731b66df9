import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '@site/src/components/Cards';
import {Diagram} from '@site/src/components/Diagram';
import {Endpoint} from '@site/src/components/Endpoint';
import {LegacyNotice} from '@site/src/components/LegacyNotice';
import {TableBox} from '@site/src/components/TableBox';
import {TaskBox} from '@site/src/components/TaskBox';
import PlainCode from './PlainCode.tsx';

/** What pages may use without importing it; `src/content/components.ts` lists the same names for the checks. */
export default {...MDXComponents, Tabs, TabItem, Cards, Card, Diagram, Endpoint, LegacyNotice, PlainCode, table: TableBox, input: TaskBox};
