import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {sanitizeStoredValues, storageFallback} from './storedValues.ts';

const denied = {
  get: (): Storage => {
    throw new Error('denied');
  },
  configurable: true,
};

function run(localStorage: PropertyDescriptor): {
  window: {localStorage: Storage; sessionStorage: Storage};
  warnings: string[];
} {
  const warnings: string[] = [];
  const window = Object.defineProperties({}, {localStorage, sessionStorage: denied}) as {
    localStorage: Storage;
    sessionStorage: Storage;
  };
  runInNewContext(storageFallback(), {window, console: {warn: (text: string) => warnings.push(text)}});
  return {window, warnings};
}

it('replaces denied storage with in-memory storage and logs one warning', () => {
  const {window, warnings} = run(denied);
  window.localStorage.setItem('a', 1 as unknown as string);
  expect([
    window.localStorage.getItem('a'),
    window.localStorage.getItem('b'),
    window.localStorage.length,
    window.localStorage.key(0),
  ]).toEqual(['1', null, 1, 'a']);
  expect('isTemporary' in window.localStorage).toBe(true);
  window.localStorage.removeItem('a');
  window.sessionStorage.setItem('c', 'd');
  window.sessionStorage.clear();
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0]);
  expect(warnings).toEqual([
    'Browser storage is not available (localStorage, sessionStorage). Settings are kept until you leave the page.',
  ]);
});

it('replaces storage that is null, as in embedded browsers', () => {
  expect(run({value: null, configurable: true}).window.localStorage.getItem('a')).toBeNull();
});

it('copies the values of full storage', () => {
  const full = {
    length: 1,
    key: () => 'theme',
    getItem: () => 'dark',
    setItem: () => {
      throw new Error('quota');
    },
  };
  const {window} = run({value: full, configurable: true});
  window.localStorage.setItem('a', 'b');
  expect([window.localStorage.getItem('theme'), window.localStorage.getItem('a')]).toEqual(['dark', 'b']);
});

it('keeps storage that works', () => {
  const values = new Map<string, string>();
  const works = {
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  expect(run({value: works, configurable: true}).window.localStorage).toBe(works);
  expect(values.size).toBe(0);
});

/** Returns the stored values after the script has sanitized `stored`. */
function sanitized(stored: Record<string, string>, announcementId?: string): Record<string, string> {
  const values = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  runInNewContext(sanitizeStoredValues(announcementId), {localStorage});
  return Object.fromEntries(values);
}

const dismissed = {'docusaurus.announcement.id': 'one', 'docusaurus.announcement.dismiss': 'true'};

describe('the script that sanitizes stored values', () => {
  it.each(['light', 'dark'])('keeps the color mode %s', (theme) => expect(sanitized({theme})).toEqual({theme}));
  it.each(['purple', '', 'null'])('takes the color mode "%s" away', (theme) => expect(sanitized({theme})).toEqual({}));
  it('keeps a dismissal of the same announcement', () => expect(sanitized(dismissed, 'one')).toEqual(dismissed));
  it('keeps a dismissal if there is no announcement', () => expect(sanitized(dismissed)).toEqual(dismissed));
  it('resets a dismissal of a different announcement', () => {
    expect(sanitized(dismissed, 'two')).toEqual({...dismissed, 'docusaurus.announcement.dismiss': 'false'});
  });
  it('cannot be terminated by an ID', () => expect(sanitizeStoredValues('</script>')).not.toContain('</script>'));
  it('does nothing without storage', () =>
    expect(() => runInNewContext(sanitizeStoredValues('one'), {})).not.toThrow());
});
