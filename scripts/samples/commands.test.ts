import {describe, expect, it} from 'vitest';
import type {Sample} from '../../src/content/samples/types.ts';
import {checkCommands} from './commands.ts';
import {checkInstalls, npmPackagesIn, type Lookup} from './installs.ts';
import {testSample} from './testSample.ts';

const sample = (text: string, language = 'bash'): Sample => testSample(language, text);
const check = (text: string, language?: string): string[] =>
  checkCommands([sample(text, language)]).diagnostics.map(({line, message}) => `${line}: ${message}`);

describe('checkCommands', () => {
  it.each([
    ['saucectl jobs liste', "runs saucectl jobs liste, which doesn't exist; did you mean saucectl jobs list?"],
    ['echo a\nsc runn --region us-west', "runs sauce-connect-5 runn, which doesn't exist"],
    ['morgue lst courier', "runs morgue lst, which doesn't exist"],
    ['morgue scrubber courier creat', "runs morgue scrubber courier, which doesn't exist"],
    [
      'curl --sillent https://example.com',
      "uses the option --sillent, which curl doesn't have; did you mean --silent?",
    ],
    ['curl -sW https://example.com', "uses the option -W, which curl doesn't have"],
    ['id=$(curl -u "$A:$B" https://api.us-west-1.saucelabs.com/rest/v1/$A/jobz)', "jobz, which isn't an endpoint"],
    [
      'curl -X PATCH \\\n  https://api.us-west-1.saucelabs.com/rest/v1/$A/jobs',
      'sends PATCH to https://api.us-west-1.saucelabs.com/rest/v1/$A/jobs, which accepts GET',
    ],
    [
      'curl "https://api.us-west-1.saucelabs.com/rest/v1/$A/jobs?limitt=5"',
      "uses the query parameter limitt, which GET /rest/v1/{username}/jobs doesn't have; did you mean limit?",
    ],
    [
      'curl -G https://api.us-west-1.saucelabs.com/rest/v1/$A/jobs -d limitt=5',
      'uses the query parameter limitt, which GET',
    ],
  ])('reports %s', (text, message) => {
    const found = check(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('reports unknown endpoints in other languages', () => {
    const found = check('const url =\n  `https://api.us-west-1.saucelabs.com/rest/v1/${user}/jobz`;', 'js');
    expect(found).toEqual([expect.stringMatching(/^11: js sample: requests .*jobz, which isn't an endpoint/)]);
  });

  it.each([
    'saucectl jobs list --out json | jq .',
    'saucectl --region us-west-1 run',
    'saucectl COMMAND --help',
    'sc run -u "$SAUCE_USERNAME"',
    'morgue list courier',
    "morgue scrubber courier create --name=ipv4 --enable=1 --regexp='[0-9]+'",
    'curl -fsSL -o a.zip https://example.com/a.zip',
    'curl -XPOST https://api.us-west-1.saucelabs.com/v1/storage/upload -F payload=@app.apk',
    'curl -I https://api.us-west-1.saucelabs.com/rest/v1/public/tunnels/info/versions',
    'curl "https://api.us-west-1.saucelabs.com/rest/v1/$A/jobs?limit=5&skip=1" > jobs.json',
    'curl https://api.us-west-1.saucelabs.com/v1/rdc/jobs/$ID/video.mp4',
  ])('accepts %s', (text) => expect(check(text)).toEqual([]));

  it('counts only samples with programs that it knows', () => {
    const [known, unknown] = [sample('curl https://example.com'), sample('mkdir a')];
    expect([...checkCommands([known!, unknown!]).proven]).toEqual([known]);
  });
});

describe('checkInstalls', () => {
  const lookup: Lookup = async (spec) =>
    spec === 'offline' ? {error: 'ENOTFOUND'} : {exists: ['webdriverio', 'cypress@15.3.0'].includes(spec)};

  it('reports packages and versions that do not exist, and failed requests', async () => {
    const {diagnostics} = await checkInstalls(
      [
        sample('npm install webdriverio'),
        sample('mkdir a && cd a\nnpm i -D webdriverioo cypress@15.3.0'),
        sample('npm install cypress@99.0.0'),
        sample('npm install offline'),
      ],
      lookup,
    );
    expect(diagnostics.map(({line, message}) => `${line}: ${message}`)).toEqual([
      "11: bash sample: installs webdriverioo, which isn't on the npm registry",
      "10: bash sample: installs cypress@99.0.0, which isn't on the npm registry",
      "10: bash sample: installs offline, which could not be found, because the npm registry isn't reachable: ENOTFOUND",
    ]);
  });

  it('says what it does not check', async () => {
    const {notes} = await checkInstalls([sample('pip install selenium')], lookup);
    expect(notes).toEqual(['Not checked: 1 install commands of pip, gem, .NET, and other package managers']);
  });

  it.each([
    ['npm install -g a @b/c@1.0.0', ['a', '@b/c@1.0.0']],
    ['npm install', []],
    ['npm install ./a.tgz "$BASE/b.tgz" git+https://example.com/a.git', []],
  ])('finds the packages in %s', (command, packages) => expect(npmPackagesIn(command)).toEqual(packages));
});
