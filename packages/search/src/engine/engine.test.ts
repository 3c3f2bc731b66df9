import {describe, expect, it} from 'vitest';
import {page, section, ask, engineOver} from '../testing.ts';
import type {Mark} from './types.ts';

const filler = Array.from({length: 30}, (_, i) =>
  page(
    `/web-apps/filler-${i}/`,
    `Page ${i} of the rest`,
    'Run a test in a browser with the options of a suite and see the results of your tests. A session of a device.',
  ),
);
const pages = [
  ...filler,
  page('/secure-connections/tunnels/', 'Use tunnels', 'A tunnel joins your network with the cloud.', [
    section({heading: 'Name a tunnel', text: 'Give it a name with a flag.', identifiers: ['--tunnel-name']}),
    section({
      heading: 'Share a tunnel',
      text: 'Several members of a team may use one tunnel at once. They need the same organization.',
    }),
  ]),
  page(
    '/dev/cli/run/',
    'saucectl run',
    'Runs suites.',
    [section({heading: '--ccy', text: 'How many suites run at once.', identifiers: ['--ccy']})],
    {kind: 'reference'},
  ),
  page(
    '/dev/test-configuration-options/',
    'Test configuration options',
    'Every capability.',
    [
      section({
        heading: 'extendedDebugging',
        text: 'Keeps network logs of a session.',
        identifiers: ['extendedDebugging'],
      }),
      section({
        heading: 'appium:newCommandTimeout',
        text: 'How long to wait for the next one.',
        identifiers: ['appium:newCommandTimeout'],
      }),
      section({heading: 'commandTimeout', text: 'How long a command may take.', identifiers: ['commandTimeout']}),
    ],
    {kind: 'reference'},
  ),
  page(
    '/dev/api/storage/',
    'Storage API',
    'Files of apps. Each has a sha256.',
    [
      section({
        heading: 'Delete a file',
        text: 'Removes one of the files in storage.',
        identifiers: ['DELETE /v1/storage/files/{id}'],
      }),
      section({
        heading: 'List files',
        text: 'Returns what was uploaded.',
        identifiers: ['GET /v1/storage/files', '/v1/storage/files'],
      }),
    ],
    {kind: 'reference'},
  ),
  page(
    '/secure-connections/guides/tunnel-pool/',
    'Keep going',
    'A tunnel in a pool goes on when another stops. Pools have names.',
  ),
  page('/secure-connections/faq/', 'Answers', 'What is asked often.', [
    section({heading: 'Can I test localhost?', text: 'Yes, through a tunnel.'}),
  ]),
  page('/mobile-apps/network/', 'Names of hosts', 'A test knows its hosts by name.', [
    section({heading: 'On a phone', text: 'There, localhost is the phone. Test another host by name.'}),
  ]),
  page('/testfairy/testers/', 'Manage testers', 'Invite testers to a build.', [], {
    questions: ['How do I add beta users?'],
  }),
  page('/basics/start/', 'Quick start', 'An account in a minute.', [], {tag: 'default'}),
  page('/basics/concurrency/', 'Manage concurrency', 'How many tests run at the same time.'),
  page(
    '/insights/debug/',
    'Debug a test',
    'Turn on extendedDebugging to see the network of a browser. extendedDebugging is off at first.',
  ),
  page(
    '/dev/error-messages/',
    'Error messages',
    'What each error means.',
    [
      section({
        heading: 'Test did not see a new command for X seconds',
        text: 'The session waited too long and was stopped.',
      }),
      section({heading: 'Unable to find device', text: 'No device matched.'}),
    ],
    {kind: 'troubleshooting'},
  ),
  page('/basics/old-sso/', 'Configure Okta (deprecated)', 'Single sign-on with Okta, step by step.', [], {
    deprecated: true,
  }),
  page('/basics/sso/', 'Configure single sign-on', 'Okta and other identity providers, step by step.'),
  page('/2024/api-testing/on-prem/quick-start/', 'Quick start', 'API testing of the archive.', [], {
    tag: 'docs-default-2024',
    archived: true,
    area: 'api-testing-on-prem',
  }),
  page('/api-testing/on-prem/quick-start/', 'Quick start', 'API testing on your servers.'),
];
const engine = engineOver(pages, [{from: ['parallel'], to: ['concurrency']}]);
const paths = async (query: string, part = {}) => [
  ...new Set((await engine.search(ask(query, part))).hits.map(({path}) => path)),
];
const first = async (query: string) => (await engine.search(ask(query))).hits[0]!;
const text = (marks: readonly Mark[]) => marks.map((mark) => mark.text).join('');

it('finds a page by its front matter questions without showing them', async () => {
  const hit = await first('add beta users');
  expect(hit.path).toBe('/testfairy/testers/');
  expect(text(hit.snippet)).not.toContain('beta');
});

describe('ranking', () => {
  it.each([
    ['use tunnels', '/secure-connections/tunnels/'],
    ['Manage Concurrency', '/basics/concurrency/'],
    ['test configuration options', '/dev/test-configuration-options/'],
  ])('returns the page with the title “%s” first', async (query, path) => {
    expect((await first(query)).path).toBe(path);
  });

  it.each(['extendedDebugging', 'extendeddebugging', 'EXTENDED_DEBUGGING', 'extended debugging', 'extendedDebuging'])(
    'returns the entry of a capability first for the spelling %s',
    async (query) => {
      expect(await first(query)).toMatchObject({path: '/dev/test-configuration-options/', anchor: 'extendeddebugging'});
    },
  );

  it.each(['--tunnel-name', 'tunnel-name', 'tunnelName'])(
    'finds the section that defines a flag for the spelling %s',
    async (query) => {
      expect(await first(query)).toMatchObject({path: '/secure-connections/tunnels/', anchor: 'name-a-tunnel'});
    },
  );

  it.each([
    ['concurency', '/basics/concurrency/'],
    ['tunels', '/secure-connections/tunnels/'],
    ['comand timeout', '/dev/test-configuration-options/'],
  ])('corrects the misspelling “%s”', async (query, path) => {
    expect((await paths(query))[0]).toBe(path);
  });

  it('completes the last word, and words that no page contains', async () => {
    expect((await paths('concurr'))[0]).toBe('/basics/concurrency/');
    expect((await paths('concurr limit'))[0]).toBe('/basics/concurrency/');
  });

  it('finds the answer to a question by its significant words', async () => {
    expect(await first('how can several people use the same tunnel?')).toMatchObject({
      path: '/secure-connections/tunnels/',
      anchor: 'share-a-tunnel',
    });
  });

  it('finds a page by a synonym', async () => {
    expect((await paths('parallel'))[0]).toBe('/basics/concurrency/');
  });

  it('finds an error message in a pasted log line', async () => {
    const line =
      '2024-05-01T10:11:12.123Z [worker-7] ERROR 5f3e9a77c2: Test did not see a new command for 90 seconds. Timing out. (session 0a1b2c3d4e5f)';
    expect(await first(line)).toMatchObject({
      path: '/dev/error-messages/',
      anchor: 'test-did-not-see-a-new-command-for-x-seconds',
    });
  });

  it('finds an error message with different numbers, contractions, and IDs', async () => {
    const line =
      "WebDriverException: Message: Test didn't see a new command for 120 seconds [8d250fec-8ecb-535c-5d63-aa4f23d1a4c3] (Client.java:41)";
    expect(await first(line)).toMatchObject({
      path: '/dev/error-messages/',
      anchor: 'test-did-not-see-a-new-command-for-x-seconds',
    });
  });

  it.each(['newCommandTimeout', 'NEWCOMMANDTIMEOUT', 'appium:newCommandTimeout', 'new command timeout'])(
    'finds a name with a prefix for the spelling %s',
    async (query) => {
      expect(await first(query)).toMatchObject({
        path: '/dev/test-configuration-options/',
        anchor: 'appium-newcommandtimeout',
      });
    },
  );

  it.each(['GET /v1/storage/files', '/v1/storage/files', 'get v1/storage/files'])(
    'finds the endpoint %s',
    async (query) => {
      expect(await first(query)).toMatchObject({path: '/dev/api/storage/', anchor: 'list-files'});
    },
  );

  it('finds a page by the last segment of its path', async () => {
    expect((await paths('tunnel pool'))[0]).toBe('/secure-connections/guides/tunnel-pool/');
  });

  it('ranks a page whose title and keywords together match a long query first', async () => {
    const guides = [
      page('/insights/a/', 'Reports', 'Managers read each pdf.', [
        section({heading: 'Weekly', text: 'Send charts to managers. Each is a weekly pdf.'}),
      ]),
      page('/insights/b/', 'Send charts', 'Select what to include.', [], {keywords: ['weekly pdf', 'managers']}),
    ];
    const {hits} = await engineOver([...filler, ...guides]).search(ask('send charts to managers as weekly pdf'));
    expect(hits[0]!.path).toBe('/insights/b/');
  });

  it('ranks a question heading above a page that only contains the words', async () => {
    expect(await first('can I test localhost?')).toMatchObject({
      path: '/secure-connections/faq/',
      anchor: 'can-i-test-localhost-',
    });
  });

  it('distinguishes “testers” from “test”', async () => {
    expect(await paths('testers')).toEqual(['/testfairy/testers/']);
  });

  it('leaves words with digits uncorrected', async () => {
    expect(await paths('sha257')).toEqual([]);
  });

  it('ranks the pages of a selected archived edition first', async () => {
    expect(await paths('quick start', {tags: ['default', 'docs-default-2024']})).toEqual([
      '/2024/api-testing/on-prem/quick-start/',
      '/basics/start/',
    ]);
  });

  it.each([
    ["doesn't match", 'does not match'],
    ["can't find a device", 'cannot find a device'],
    ['wont run', 'will not run'],
  ])('returns the same pages for “%s” and “%s”', async (contraction, full) => {
    expect(await paths(contraction)).toEqual(await paths(full));
  });

  it('ranks the landing page first for a query of one word', async () => {
    const texts = 'Storybook takes snapshots. Storybook has stories. Add Storybook.';
    const index = engineOver([
      ...filler,
      page('/visual-testing/a/', 'Advanced Storybook stories', texts),
      page('/visual-testing/b/', 'Storybook visual testing', texts, [], {kind: 'landing'}),
    ]);
    expect((await index.search(ask('storybook'))).hits[0]!.path).toBe('/visual-testing/b/');
  });

  it('ranks pages of a previous product below the pages of its successor, unless the query names it', async () => {
    const index = engineOver([
      ...filler,
      page('/testfairy/landing/', 'Landing pages', 'Share a landing page with your testers. TestFairy.'),
      page('/app-distribution/landing/', 'Landing pages', 'Share a landing page with your testers.'),
    ]);
    const found = async (query: string) => (await index.search(ask(query))).hits[0]!.path;
    expect(await found('landing pages')).toBe('/app-distribution/landing/');
    expect(await found('testfairy landing pages')).toBe('/testfairy/landing/');
  });

  it('ranks deprecated pages lower, and pages in the area of the reader slightly higher', async () => {
    expect((await paths('okta single sign-on'))[0]).toBe('/basics/sso/');
    const from = async (near: 'web-apps' | 'insights') =>
      (await paths('debug network', {near})).indexOf('/insights/debug/');
    expect(await from('insights')).toBeLessThanOrEqual(await from('web-apps'));
  });
});

describe('scope', () => {
  it('returns only pages with the requested tags', async () => {
    expect(await paths('quick start', {tags: ['default', 'docs-default-current']})).not.toContain(
      '/2024/api-testing/on-prem/quick-start/',
    );
    expect(await paths('quick start', {tags: ['docs-default-2024']})).toEqual([
      '/2024/api-testing/on-prem/quick-start/',
    ]);
    expect((await paths('quick start')).at(-1)).toBe('/2024/api-testing/on-prem/quick-start/');
  });

  it('returns only pages in the requested language', async () => {
    expect(await paths('tunnel', {language: 'de'})).toEqual([]);
  });

  it('returns only pages in the requested area, and counts the pages in all areas', async () => {
    const answer = await engine.search(ask('network', {area: 'insights'}));
    expect(new Set(answer.hits.map(({area}) => area.id))).toEqual(new Set(['insights']));
    expect(answer.areas.length).toBeGreaterThan(1);
    expect(answer.areas.find(({id}) => id === 'insights')!.count).toBe(answer.total);
  });

  it('returns the requested range of pages', async () => {
    const all = await paths('session', {limit: 40, perPage: 1});
    expect(all.length).toBeGreaterThan(20);
    expect(await paths('session', {offset: 10, limit: 10, perPage: 1})).toEqual(all.slice(10, 20));
    expect(await paths('session', {offset: 4000, limit: 10})).toEqual([]);
  });
});

describe('responses', () => {
  it('highlight matches in titles, headings, and text', async () => {
    const hit = await first('share tunnels');
    expect(hit.headings[0]).toEqual([
      {text: 'Share', hit: true},
      {text: ' a ', hit: false},
      {text: 'tunnel', hit: true},
    ]);
    expect(text(hit.snippet)).toContain('may use one tunnel at once');
    expect(hit.snippet.filter((mark) => mark.hit).map((mark) => mark.text)).toContain('tunnel');
  });

  it('quote the documentation verbatim, only for questions', async () => {
    const {passages} = await engine.search(ask('how can several members use a tunnel?'));
    expect(text(passages[0]!.quote)).toBe(
      'Several members of a team may use one tunnel at once. They need the same organization.',
    );
    expect((await engine.search(ask('several members tunnel'))).passages).toEqual([]);
  });

  it('state which words match nothing, and what was searched for instead', async () => {
    const replacement = async (query: string) => (await engine.search(ask(query))).replacement;
    expect(await replacement('zxqwvk tunnel')).toEqual({missing: ['zxqwvk'], shown: 'tunnel'});
    expect(await replacement('concurency')).toEqual({missing: ['concurency'], shown: 'concurrency'});
    // A known word, a form, the start of a word, a synonym, and a compound.
    for (const query of ['tunnel', 'tunneled', 'concurr', 'parallel', 'commandTimeout', 'zxqwvk', 'share a tunnel'])
      expect(await replacement(query), query).toBeUndefined();
  });

  it('are empty for an unknown word', async () => {
    expect(await engine.search(ask('zxqwvk'))).toMatchObject({total: 0, hits: [], passages: []});
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   \n\t '],
    ['punctuation', '?!.,;:()[]{}\\|/*+^$"\'`~@#%&-_=<>'],
    ['regular expressions', '(a+)+$ [^x]* \\d{3,} (?<=tunnel)'],
    ['HTML', '<img src=x onerror="alert(1)"><script>alert(1)</script>'],
    ['emoji', '🚀🚀 👩‍👩‍👧 tunnel 🔥'],
    ['text from right to left', 'كيف أستخدم النفق؟'],
    ['control characters', '\u0000\u0007\u202e\ufeff'],
    ['half of a surrogate pair', '\ud83d tunnel'],
    ['names of built-in properties', '__proto__ constructor toString hasOwnProperty'],
    ['ten thousand characters', 'tunnel name '.repeat(834)],
    ['one word of ten thousand characters', 'a'.repeat(10_000)],
    ['ten thousand words', Array.from({length: 10_000}, (_, i) => `w${i}`).join(' ')],
  ])('take less than 500 ms for %s', async (_, query) => {
    await engine.warm();
    const started = performance.now();
    const answer = await engine.search(ask(query));
    expect(performance.now() - started).toBeLessThan(500);
    expect(answer.hits.length).toBeLessThanOrEqual(30);
  });
});
