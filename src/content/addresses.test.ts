import {describe, expect, it} from 'vitest';
import {checkAddresses} from './addresses.ts';

const hosts = {
  links: ['github.com', 'saucelabs.com'],
  samples: ['api.saucelabs.com', '*.sp.backtrace.io'],
  plain: ['*.example.com', '127.0.0.1'],
};
const messages = (source: string): string[] =>
  checkAddresses('docs/a.mdx', source, hosts).map(({line, message}) => `${line}: ${message}`);
const fence = (code: string): string => `\`\`\`bash\n${code}\n\`\`\`\n`;

describe('checkAddresses', () => {
  it.each([
    ['a link to a known host', '[a](https://github.com/saucelabs) and <a href="https://saucelabs.com">'],
    ['a sample host in code', fence('curl https://api.saucelabs.com/rest https://team.sp.backtrace.io')],
    ['an example host without TLS', fence('curl http://shop.example.com:8080')],
    [
      'placeholders for hosts',
      fence(
        'curl https://api.{region}.saucelabs.com https://$HOST/ https://YOUR_TEAM.okta.com http://proxy:3128 https://a.b:PORT',
      ),
    ],
    ['a URL with credentials in code', fence('--proxy http://user:pass@127.0.0.1:3128')],
  ])('accepts %s', (_, source) => expect(messages(source)).toEqual([]));

  it('reports an unknown host with the nearest known host and how to add it', () => {
    expect(messages('Text.\n\nSee [a](https://githb.com/saucelabs).')).toEqual([
      '3: has "https://githb.com/saucelabs", whose host is unknown; did you mean github.com? If the host is correct, add githb.com to links in src/data/hosts.yaml',
    ]);
    expect(messages(fence('curl https://api.saucelab.com'))[0]).toMatch(
      /^2: .*did you mean api.saucelabs.com\? .* to samples in/,
    );
  });

  it.each([
    ['a link to a sample host', '[a](https://api.saucelabs.com/)', 'is unknown'],
    ['a link without https', '[a](http://github.com/)', 'without https'],
    ['code without https', fence('curl http://api.saucelabs.com'), 'without https'],
    ['an invalid port', '[a](https://github.com:99999/)', 'not a valid URL'],
    ['a link with a username', '[a](https://github.com@saucelabs.com/)', 'contains a username'],
  ])('rejects %s', (_, source, message) => expect(messages(source).join()).toContain(message));
});
