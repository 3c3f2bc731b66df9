import {expect, it} from 'vitest';
import {replacementText} from './countText.ts';

it.each([
  [['foo'], 'No results for “foo”; showing results for “bar”'],
  [['foo', 'baz'], 'No results for “foo” or “baz”; showing results for “bar”'],
  [['foo', 'baz', 'qux'], 'No results for “foo”, “baz” or “qux”; showing results for “bar”'],
])('states that %j was replaced', (missing, message) => {
  expect(replacementText({missing, shown: 'bar'})).toBe(message);
});
