import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {mendStoredValues} from './script.ts';

/** What is stored after the script has run over these values. */
function mended(stored: Record<string, string>, announcementId?: string): Record<string, string> {
  const values = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  runInNewContext(mendStoredValues(announcementId), {localStorage});
  return Object.fromEntries(values);
}

const dismissed = {'docusaurus.announcement.id': 'one', 'docusaurus.announcement.dismiss': 'true'};

describe('the script that mends stored values', () => {
  it.each(['light', 'dark'])('keeps the color mode %s', (theme) => expect(mended({theme})).toEqual({theme}));
  it.each(['purple', '', 'null'])('takes the color mode "%s" away', (theme) => expect(mended({theme})).toEqual({}));
  it('keeps a dismissal of the same announcement', () => expect(mended(dismissed, 'one')).toEqual(dismissed));
  it('keeps a dismissal where there is no announcement', () => expect(mended(dismissed)).toEqual(dismissed));
  it('takes a dismissal of another announcement back', () => {
    expect(mended(dismissed, 'two')).toEqual({...dismissed, 'docusaurus.announcement.dismiss': 'false'});
  });
  it('cannot be ended by an id', () => expect(mendStoredValues('</script>')).not.toContain('</script>'));
  it('does nothing where there is no storage', () => expect(() => runInNewContext(mendStoredValues('one'), {})).not.toThrow());
});
