import {describe, expect, it} from 'vitest';
import {checkCommandLine, commandsOf} from './commandLines.ts';

describe('checkCommandLine', () => {
  it.each([
    'saucectl run --region us-west-1 --select-suite "checkout --fast" -c .sauce/config.yml',
    'npx saucectl run cypress "spec.cy.js" --region us-west-1 --browser firefox',
    'SAUCE_USERNAME=ada saucectl storage upload app.apk --force',
    'sc run -u "$SAUCE_USERNAME" --tunnel-domains \'.*\\.corp\'',
    './sc -u $SAUCE_USERNAME -vv --readyfile /tmp/ready',
    'sc legacy -c sc4.yaml --no-ssl-bump-domains all',
    'docker run --rm --network host saucelabs/sauce-connect:latest run --region us-west',
    'java -jar virtual-usb-client.jar -v server --datacenter US',
    'saucectl jobs get JOB_ID --out json | jq -r .status',
    "morgue scrubber courier create --name=ipv4 --enable=1 --regexp='[0-9]+'",
    'curl --request GET https://example.com --whatever',
    'script --foo sc',
  ])('accepts %s', (line) => expect(checkCommandLine(line)).toEqual([]));

  it.each([
    [
      'saucectl run --regoin us-west-1',
      'uses the flag --regoin, which saucectl run does not have; did you mean --region?',
    ],
    ['saucectl storage list --force', 'uses the flag --force, which saucectl storage list does not have'],
    ['sc run --tunnel-identifier x', 'uses the flag --tunnel-identifier, which Sauce Connect 5 run does not have'],
    [
      'sc --tunel-name x',
      'uses the flag --tunel-name, which Sauce Connect Proxy 4 does not have; did you mean --tunnel-name?',
    ],
    [
      'java -jar virtual-usb-client.jar sessions --datacenter US',
      'uses the flag --datacenter, which Virtual USB sessions does not have',
    ],
  ])('reports the unknown flag in %s', (line, message) =>
    expect(checkCommandLine(line)).toEqual([expect.stringContaining(message)]),
  );
});

it('returns the commands of a sample, each with its first line', () => {
  const sample = '# A comment\nsc run \\\n  --region us-west\nexport A=1 && saucectl run\nid=$(saucectl jobs list)';
  expect(commandsOf(sample)).toEqual([
    {line: 1, text: 'sc run --region us-west'},
    {line: 3, text: 'export A=1'},
    {line: 3, text: 'saucectl run'},
    {line: 4, text: 'id='},
    {line: 4, text: 'saucectl jobs list)'},
  ]);
});
