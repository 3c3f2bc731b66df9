import {describe, expect, it} from 'vitest';
import {nearestPages, wordsOfPath, type KnownPage} from './nearestPages.ts';

const pages: KnownPage[] = [
  ['/basics/sso/setting-up-sso/', 'Set up single sign-on'],
  ['/dev/api/jobs/', 'Jobs API'],
  ['/dev/cli/saucectl/jobs/list/', 'saucectl jobs list'],
  ['/secure-connections/sauce-connect-4/quickstart/', 'Sauce Connect 4 quickstart'],
  ['/secure-connections/sauce-connect-5/quickstart/', 'Sauce Connect 5 quickstart'],
  ['/web-apps/automated-testing/selenium/', 'Selenium on Sauce Labs'],
  ['/web-apps/automated-testing/selenium/quickstart/', 'Selenium quickstart'],
];
const nearest = (path: string): string[] => nearestPages(path, pages, 3).map(([page]) => page);

describe('nearestPages', () => {
  it.each([
    ['a typo', '/secure-connections/sauce-connect-5/quickstrat/', '/secure-connections/sauce-connect-5/quickstart/'],
    ['a singular', '/dev/api/job/', '/dev/api/jobs/'],
    ['missing folders', '/selenium', '/web-apps/automated-testing/selenium/'],
    ['a different folder', '/account/sso.html', '/basics/sso/setting-up-sso/'],
    ['words from the title', '/single-sign-on/', '/basics/sso/setting-up-sso/'],
  ])('finds the page for a path with %s', (_, path, expected) => expect(nearest(path)[0]).toBe(expected));

  it('returns an empty list if no page is similar', () => {
    for (const path of ['/', '/nothing/like/it/', '/%E0%A4%A', '/🚀/']) expect(nearest(path)).toEqual([]);
  });

  it.each(['/careers/selenium-jobs-in-berlin/', '/privacy-policy/', '/on/', '/docs/about/', '/blog/login.html'])(
    'returns an empty list for %s, most of whose words are on no page or identify none',
    (path) => expect(nearest(path)).toEqual([]),
  );

  it('returns an empty list if only a word of very many pages matches', () => {
    const many = Array.from({length: 100}, (_, number): KnownPage => [`/tests/${number}/`, `Test ${number}`]);
    expect(nearestPages('/test-zone/test/', many, 5)).toEqual([]);
    expect(nearestPages('/test/', [...many, ['/a/test/', 'Test']], 1)).toEqual([['/a/test/', 'Test']]);
    expect(nearestPages('/testbed/', [...many, ['/a/testbeds/', 'Test bed']], 1)).toEqual([
      ['/a/testbeds/', 'Test bed'],
    ]);
  });

  it('reads words with a hyphen as one word, too', () => {
    expect(nearest('/web-apps/automated-testing/selenium/quick-start/')[0]).toBe(
      '/web-apps/automated-testing/selenium/quickstart/',
    );
  });

  it('forgives a typo in a short word of the name', () => {
    expect(nearestPages('/folder/kitchen-sinc.html', [...pages, ['/kitchen-sink/', 'Overview']], 1)).toEqual([
      ['/kitchen-sink/', 'Overview'],
    ]);
  });

  it('returns the best matches up to the limit', () => {
    expect(nearestPages('/quickstart/', pages, 1)).toHaveLength(1);
    expect(nearest('/selenium/quickstart/')[0]).toBe('/web-apps/automated-testing/selenium/quickstart/');
  });

  it('uses the end of a very long path', () => {
    expect(nearest(`${'/folder'.repeat(5000)}/jobs`)[0]).toBe('/dev/api/jobs/');
  });
});

describe('wordsOfPath', () => {
  it('returns the words of a path as a search query', () => {
    expect(wordsOfPath('/dev/cli/rotate-access_keys/index.html')).toEqual(['dev', 'cli', 'rotate', 'access', 'keys']);
    expect(wordsOfPath('/caf%C3%A9/%E0%A4%A')).toEqual(['café', 'e0', 'a4', 'a']);
  });
});
