import {describe, expect, it} from 'vitest';
import {sampleLanguages} from '../languages.ts';
import {checkSample} from './check.ts';
import {parsers} from './parsers/index.ts';
import type {Sample} from './types.ts';

const findings = async (language: string, text: string, more: Partial<Sample> = {}) => {
  const sample = {file: 'docs/a.mdx', line: 10, language, fragment: false, text, ...more};
  return (await checkSample(sample)).map(({file, line, message}) => `${file}:${line}: ${message}`);
};

/** For each language, a valid sample and a version of it with a syntax error. */
const planted: Record<string, [right: string, wrong: string]> = {
  bash: ['if true; then\n  echo "$A"\nfi', 'if true; then\n  echo "$A\nfi'],
  powershell: ['function A {\n  Get-Item "x"\n}', 'function A {\n  Get-Item (\n}'],
  java: ['class A {\n  int a = 1;\n}', 'class A {\n  int a = ;\n}'],
  python: ['def a():\n    return [1, 2]', 'def a():\n    return [1, 2'],
  csharp: ['class A {\n  int B => 1;\n}', 'class A {\n  int B => ;\n}'],
  ruby: ['def a\n  puts "x"\nend', 'def a\n  puts ("x"\nend'],
  kotlin: ['class A {\n  fun b() = 1\n}', 'class A {\n  fun b( = 1\n}'],
  swift: ['struct A {\n  let b = 1\n}', 'struct A {\n  let = 1\n}'],
  objectivec: ['@interface A : NSObject\n- (void)b;\n@end', '@interface A : NSObject\n- (void b;\n@end'],
  groovy: ['pipeline {\n  agent any\n}', 'pipeline {\n  agent (any\n}'],
  gradle: ['dependencies {\n  implementation "a:b:1"\n}', 'dependencies {\n  implementation ("a:b:1"\n}'],
  go: ['package a\nfunc b() int { return 1 }', 'package a\nfunc b( int { return 1 }'],
  php: ['class A {\n  public $b = 1;\n}', 'class A {\n  public $b = ;\n}'],
  c: ['int a(void) {\n  return 1;\n}', 'int a(void) {\n  return (1;\n}'],
  cpp: ['class A {\n  int b();\n};', 'class A {\n  int b(;\n};'],
  dart: ['void a() {\n  print("x");\n}', 'void a() {\n  print("x";\n}'],
  lua: ['function a()\n  return 1\nend', 'function a()\n  return = 1\nend'],
  rust: ['fn a() {\n  b(1);\n}', 'fn a() {\n  b(1;\n}'],
  scala: ['object A {\n  val b = 1\n}', 'object A {\n  val = 1\n}'],
  css: ['a {\n  color: red;\n}', 'a {\n  color red;\n}'],
  js: ['const a = {\n  b: 1,\n};', 'const a = {\n  b: ,\n};'],
  jsx: ['const a = (\n  <b>c</b>\n);', 'const a = (\n  <b>c</i>\n);'],
  ts: ['interface A {\n  b: string;\n}', 'interface A {\n  b: ;\n}'],
  tsx: ['const a = (b: string) => (\n  <i>{b}</i>\n);', 'const a = (b: string) => (\n  <i>{b</i>\n);'],
  json: ['{\n  "a": 1\n}', '{\n  "a": 1,\n}'],
  yaml: ['a: 1\nb: [1, 2]', 'a: 1\nb: [1, 2'],
  xml: ['<a>\n  <b/>\n</a>', '<a>\n  <b>\n</a>'],
  html: ['<p>\n  <b>a</b>\n</p>', '<p>\n  <b>a</i>\n</p>'],
  toml: ['[a]\nb = 1', '[a]\nb = '],
  ini: ['[a]\nb = 1', '[a]\nb'],
  properties: ['a=1\nb.c=2', 'a=1\nb.c'],
  graphql: ['query {\n  a(b: 1) { c }\n}', 'query {\n  a(b: ) { c }\n}'],
  gherkin: [
    'Feature: A\n  Scenario: B\n    Given c\n    Then d',
    'Feature: A\n  Scenario: B\n    Given c\n    Thenn d',
  ],
  dockerfile: ['FROM node:22\nRUN npm ci', 'FROM node:22\nRUNN npm ci'],
  http: ['POST /a HTTP/1.1\nHost: b\n\n{}', 'POST /a HTTP/1.1\nHost b\n\n{}'],
};

describe('hosts in a sample', () => {
  const token = 'mixes host tokens and the literal';
  it.each([
    [
      'bash',
      'curl https://{{apiHost}}/\ncurl https://api.us-west-1.saucelabs.com/',
      '11',
      `${token} us-west-1; write {{region}}`,
    ],
    ['text', '{{apiHost}}\nondemand.us-west-1.saucelabs.com', '11', `${token} us-west-1; write {{region}}`],
    ['text', '{{region}}\nhttps://api.eu-central-1.saucelabs.com/', '11', `${token} eu-central-1; write {{region}}`],
    [
      'json',
      '{"a": "{{region}}",\n"b": "https://app.saucelabs.com/tests"}',
      '11',
      `${token} app.saucelabs.com; write {{appHost}}`,
    ],
    ['sql', "select '{{apiHost}}', 'app.us-east-4.saucelabs.com'", '10', `${token} us-east-4; write {{region}}`],
    ['bash', 'curl https://{{apiHosst}}/', '10', 'has the unknown host token {{apiHosst}}; did you mean {{apiHost}}?'],
    ['text', 'https://{{Region}}/', '10', 'has the unknown host token {{Region}}; did you mean {{region}}?'],
  ])(
    'are reported if tokens are misspelled or mixed with literal hosts, in %s: %j',
    async (language, text, line, message) => {
      expect(await findings(language, text)).toEqual([`docs/a.mdx:${line}: ${language} sample: ${message}`]);
    },
  );

  it.each([
    ['yaml', 'a: ${{ secrets.KEY }}\nb: "{{region}}"'],
    ['json', '{"a": "{{requestUrl}}", "b": "{{ipAddress}}", "c": "{{json body}}"}'],
    ['text', '\\{{apiHosst}} \\{{region}} us-west-1'],
    ['bash', 'curl https://api.us-west-1.saucelabs.com/ https://app.saucelabs.com/'],
  ])('can be literal only, next to template syntax of other programs, in %s: %j', async (language, text) =>
    expect(await findings(language, text)).toEqual([]),
  );
});

describe('checkSample', () => {
  const parsed = sampleLanguages.filter((language) => typeof parsers[language] === 'function');

  it.each(parsed)('accepts valid %s and reports a syntax error', async (language) => {
    const [right, wrong] = planted[language]!;
    expect(await findings(language, right)).toEqual([]);
    const found = await findings(language, wrong);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^docs/a\\.mdx:1[0-3]: ${language} sample: \\S`));
  });

  it('reports the file, the line, and the error of the parser', async () => {
    expect(await findings('java', planted.java![1])).toEqual(['docs/a.mdx:11: java sample: unexpected "="']);
    expect(await findings('json', planted.json![1])).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:1[12]: json sample: Expected double-quoted property name/),
    ]);
  });

  it('has a reason for each language without a parser', () => {
    const reasons = sampleLanguages.flatMap((language) => {
      const parser = parsers[language];
      return typeof parser === 'function' ? [] : [parser.unparsed];
    });
    for (const reason of reasons) expect(reason).toMatch(/\w+ \w+/);
  });

  it('replaces host tokens before parsing', async () => {
    expect(await findings('json', '{"host": "{{apiHost}}"}')).toEqual([]);
  });

  it('rejects literal hosts next to tokens', async () => {
    expect(await findings('yaml', 'host: {{apiHost}}\nregion: us-west-1')).toEqual([
      'docs/a.mdx:11: yaml sample: mixes host tokens and the literal us-west-1; write {{region}}',
    ]);
    expect(await findings('yaml', 'region: us-west-1')).toEqual([]);
  });

  it('parses a fragment in several contexts, and a complete file only as it is', async () => {
    const java = 'driver.get("https://example.com");';
    expect(await findings('java', java, {fragment: true})).toEqual([]);
    expect(await findings('java', java)).toEqual([
      'docs/a.mdx:10: java sample: "driver.get("https://example.com");" is not valid outside a declaration; if the sample is incomplete, add `fragment` to its fence',
    ]);
    expect(await findings('js', "services: ['sauce'],", {fragment: true})).toEqual([]);
    expect(await findings('swift', 'dependencies: [a],', {fragment: true})).toEqual([]);
    expect(await findings('json', '"a": {{json b}},', {fragment: true})).toEqual([]);
    expect(await findings('xml', '<a/>\n<b/>', {fragment: true})).toEqual([]);
    expect(await findings('gherkin', 'Scenario: B\n  Given c\n  Thenn d', {fragment: true})).toHaveLength(1);
  });

  it.each(['java', 'csharp', 'kotlin', 'swift', 'js', 'python', 'ruby', 'bash', 'php', 'go', 'json', 'xml'])(
    'reports a syntax error in a fragment of %s',
    async (language) => {
      const found = await findings(language, language === 'xml' ? '<a>\n<b>' : 'a = (1;\nb = ((', {fragment: true});
      expect(found).toHaveLength(1);
    },
  );

  it('reports types in JavaScript', async () => {
    expect(await findings('js', 'const a: string = "b";')).toEqual([
      'docs/a.mdx:10: js sample: has a type, which JavaScript does not support; use the language ts',
    ]);
  });

  it('validates complete configuration files against their schema', async () => {
    const cypress =
      'apiVersion: v1\nkind: cypress\ncypress:\n  version: 15.12.0\n  configFile: a.js\nsuites:\n  - name: a\n    browser: chrom\n    config: {specPattern: [a.cy.js]}';
    expect((await findings('yaml', cypress))[0]).toContain('docs/a.mdx:17: yaml sample: suites[0] (a)');
    expect(await findings('yaml', 'apiVersion: v1\nkind: Service\nmetadata: {name: a}')).toEqual([]);
    expect(await findings('yaml', `a: 1\n---\n${cypress}`)).toContainEqual(expect.stringContaining('docs/a.mdx:19: '));
  });

  it('validates parts of configuration files against their schema', async () => {
    const title = '.sauce/config.yml';
    expect(await findings('yaml', 'suites:\n  - name: a\n    browser: chrome', {fragment: true})).toEqual([]);
    expect(await findings('yaml', 'sauce:\n  regionn: us-west-1', {fragment: true})).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:11: .*did you mean "region"/),
    ]);
    expect(await findings('yaml', 'reporters:\n  junit: {enabled: yes please}', {fragment: true, title})).toHaveLength(
      1,
    );
  });

  it('validates configuration files of Sauce Connect against its options', async () => {
    expect(await findings('yaml', 'tunnel-name: a\nregion: us-west')).toEqual([]);
    expect(await findings('yaml', 'tunnel-name: a\nregoin: us-west')).toEqual([
      expect.stringContaining('did you mean "region"'),
    ]);
  });
});
