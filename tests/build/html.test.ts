import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {ensureProgram} from '../../scripts/lib/programs.ts';
import {builtPages} from '../lib/builtPages.ts';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  firstColumn?: number;
  message: string;
  extract?: string;
}

const jar = createRequire(import.meta.url)('vnu-jar') as string;

/** Returns the errors that the Nu HTML Checker finds in files and folders, one line each. Throws an error if the checker can't run. */
function check(...paths: string[]): string[] {
  const java = ensureProgram('java', 'default-jre-headless', 'HTML validation');
  const {stderr, error} = spawnSync(
    java,
    ['-Xss4m', '-jar', jar, '--skip-non-html', '--errors-only', '--format', 'json', ...paths],
    {encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  if (error) throw error;
  const {messages} = JSON.parse(stderr) as {messages: Message[]};
  return messages.map(
    ({url = '', firstColumn, message, extract = ''}) =>
      `${url.replace(/^.*\/build\//, '/')}:${firstColumn}: ${message} ${extract.replace(/\s+/g, ' ')}`,
  );
}

describe('the HTML of the build', () => {
  it('is checked by a validator that detects errors', () => {
    expect(check('tests/fixtures/html/wrong.html').join()).toContain('Unclosed element “span”');
  });

  it('is valid on every page', () => {
    expect(builtPages().length).toBeGreaterThan(800);
    expect(check('build')).toEqual([]);
  });
});
