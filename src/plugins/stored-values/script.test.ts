import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {sanitizeStoredValues} from './script.ts';

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
