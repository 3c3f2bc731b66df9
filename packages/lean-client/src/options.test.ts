import {expect, it} from 'vitest';
import {readOptions, type Options} from './options.ts';

const site = {trailingSlash: true};

it('fills in the defaults', () => {
  expect(readOptions({}, site)).toEqual({
    docLookups: ['DocCardList', 'DocCard', 'useDocById'],
    onUnsupportedVersion: 'warn',
  });
  expect(readOptions({docLookups: ['Cards'], id: 'default'} as Options, site).docLookups).toEqual(['Cards']);
});

it.each<[object, string]>([
  [{docLookup: []}, 'lean-client: unknown option docLookup: expected docLookups or onUnsupportedVersion'],
  [{docLookups: 'Cards'}, 'lean-client: invalid docLookups "Cards": expected an array of component or hook names'],
  [{docLookups: ['a b']}, 'lean-client: invalid docLookups ["a b"]: expected an array of component or hook names'],
  [{onUnsupportedVersion: 'ignore'}, 'lean-client: invalid onUnsupportedVersion "ignore": expected "warn" or "throw"'],
])('rejects the options %j', (options, message) => expect(() => readOptions(options, site)).toThrow(message));

it('rejects a site without trailing slashes', () =>
  expect(() => readOptions({}, {trailingSlash: undefined})).toThrow(
    'lean-client: unsupported trailingSlash undefined in the site configuration: expected true',
  ));
