import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {outlines, type IconName} from '@site/src/lib/icons';
import {Card, Cards} from './Cards';

/** Decorative icon in the color of the text, next to a text with the same meaning. */
function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}

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
