import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {IconName} from '../lib/icons';
import {Card, Cards} from './Cards';
import {Icon} from './Icon';

interface Props {
  id: string;
  title: string;
  ways: readonly {title: string; to: string; text: string; icon?: IconName}[];
}

/** Section of cards with a heading, for standalone pages. */
export function WayList({id, title, ways}: Props): ReactNode {
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <Cards>
        {ways.map((way) => (
          <Card key={way.title} title={way.title} href={way.to} icon={way.icon && <Icon name={way.icon} />}>
            <p>{way.text}</p>
          </Card>
        ))}
      </Cards>
    </section>
  );
}
