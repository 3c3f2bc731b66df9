import {describe, expect, it} from 'vitest';
import {fillHosts, followsHosts, hasHostTokens, replacements} from './hosts.ts';

const us = {region: 'us-1', apiHost: 'api.us-1.test', ondemandHost: 'ondemand.us-1.test', appHost: 'app.test'};
const eu = {region: 'eu-2', apiHost: 'api.eu-2.test', ondemandHost: 'ondemand.eu-2.test', appHost: 'app.eu-2.test'};

describe('fillHosts', () => {
  it('replaces all tokens', () => {
    expect(fillHosts('{{region}} https://{{apiHost}}/ {{ondemandHost}} {{appHost}}', eu)).toBe(
      'eu-2 https://api.eu-2.test/ ondemand.eu-2.test app.eu-2.test',
    );
  });

  it('keeps other braces and escaped tokens', () => {
    expect(fillHosts('{{json body}} ${a} \\{{region}}', eu)).toBe('{{json body}} ${a} {{region}}');
  });
});

it('hasHostTokens distinguishes tokens from other braces', () => {
  expect([hasHostTokens('a {{appHost}}'), hasHostTokens('\\{{region}}'), hasHostTokens('{{app}}')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('followsHosts ignores escaped tokens', () => {
  expect([followsHosts('a {{appHost}} \\{{region}}'), followsHosts('\\{{region}}')]).toEqual([true, false]);
});

it('replacements convert all hosts to the hosts of another data center', () => {
  const pairs = replacements(us, eu);
  expect(pairs).toEqual({'us-1': 'eu-2', 'app.test': 'app.eu-2.test'});
  const text = '{{region}} {{apiHost}} {{ondemandHost}} {{appHost}}';
  expect(fillHosts(text, us).replace(/app\.test|us-1/g, (host) => pairs[host]!)).toBe(fillHosts(text, eu));
});
