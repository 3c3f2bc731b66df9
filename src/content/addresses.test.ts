import {describe, expect, it} from 'vitest';
import {checkAddresses} from './addresses.ts';

const hosts = {links: ['github.com', 'saucelabs.com'], samples: ['api.saucelabs.com', '*.sp.backtrace.io'], plain: ['*.example.com', '127.0.0.1']};
const messages = (source: string): string[] => checkAddresses('docs/a.mdx', source, hosts).map(({line, message}) => `${line}: ${message}`);
const fence = (code: string): string => `\`\`\`bash\n${code}\n\`\`\`\n`;

describe('addresses of other sites', () => {
  it.each([
    ['a link to a known host', '[a](https://github.com/saucelabs) and <a href="https://saucelabs.com">'],
    ['a host of samples in code', fence('curl https://api.saucelabs.com/rest https://team.sp.backtrace.io')],
    ['a host for examples, without TLS too', fence('curl http://shop.example.com:8080')],
    ['hosts that only the reader knows', fence('curl https://api.{region}.saucelabs.com https://$HOST/ https://YOUR_TEAM.okta.com http://proxy:3128 https://a.b:PORT')],
    ['an address with credentials in code', fence('--proxy http://user:pass@127.0.0.1:3128')],
  ])('may be %s', (_, source) => expect(messages(source)).toEqual([]));

  it('name the nearest known host where theirs is not known, and say how to add it', () => {
    expect(messages('Text.\n\nSee [a](https://githb.com/saucelabs).')).toEqual([
      '3: has "https://githb.com/saucelabs", whose host is not known; did you mean github.com? If it is right, add githb.com to links in src/data/hosts.yaml',
    ]);
    expect(messages(fence('curl https://api.saucelab.com'))[0]).toMatch(/^2: .*did you mean api.saucelabs.com\? .* to samples in/);
  });

  it.each([
    ['a link to a host of samples', '[a](https://api.saucelabs.com/)', 'is not known'],
    ['a link without https', '[a](http://github.com/)', 'without https'],
    ['code without https', fence('curl http://api.saucelabs.com'), 'without https'],
    ['a port that is none', '[a](https://github.com:99999/)', 'is no address'],
    ['a link with a user name', '[a](https://github.com@saucelabs.com/)', 'user name'],
  ])('may not be %s', (_, source, message) => expect(messages(source).join()).toContain(message));
});
