import {describe, expect, it} from 'vitest';
import {readSettings} from '../../../../config/env.ts';
import {contentSecurityPolicy, inlineScriptHashes} from './headers.ts';
import {parsePage} from '../../dom.ts';

const policy = (env: Record<string, string>) => contentSecurityPolicy(readSettings(env), ["'sha256-x'"]);

describe('the content security policy', () => {
  it('allows no other origins by default', () => {
    expect(policy({})).not.toContain('://');
    expect(policy({})).toContain("script-src 'self' 'sha256-x';");
  });

  const cases: [Record<string, string>, string, string][] = [
    [{SEGMENT_WRITE_KEY: 'k'}, 'script-src', 'https://cdn.segment.com'],
    [{SEGMENT_WRITE_KEY: 'k'}, 'connect-src', 'https://api.segment.io'],
    [{SEGMENT_WRITE_KEY: 'k', SEGMENT_CDN_URL: 'https://a.example'}, 'script-src', 'https://a.example'],
    [{SEGMENT_WRITE_KEY: 'k', SEGMENT_API_HOST: 'b.example/v1'}, 'connect-src', 'https://b.example'],
    [{CONSENT_SCRIPT_URL: 'https://c.example/s.js', CONSENT_DOMAIN_ID: 'd'}, 'script-src', 'https://c.example'],
    [{CHAT_WIDGET_URL: 'https://w.example/w.js', CHAT_WIDGET_API_KEY: 'k'}, 'frame-src', 'https://w.example'],
    [{FEEDBACK_URL: 'https://f.example/answers?site=docs'}, 'connect-src', 'https://f.example'],
  ];
  it.each(cases)('with %j, adds to %s the origin %s', (env, directive, origin) => {
    const sources = policy(env)
      .split('; ')
      .find((one) => one.startsWith(`${directive} `));
    expect(sources!.split(' ')).toContain(origin);
  });
});

describe('inlineScriptHashes', () => {
  it('returns the hashes of scripts that browsers run', () => {
    const html = '<script src=a.js></script><script type=application/ld+json>{}</script><script>alert("<b>")</script>';
    // printf %s 'alert("<b>")' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(parsePage(html))).toEqual(["'sha256-exgiQ58mzQm84PwRTb1DJDVtTUHqsHiMhD0E1dOHoBQ='"]);
  });
});
