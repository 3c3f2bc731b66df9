import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {checkCli, type CliTool} from './cli.ts';

const tool = (rest: string) => `tool: demo\nsummary: A tool.\nusage: demo COMMAND\n${rest}`;
const read = (source: string) => parseData<CliTool>(source, 'demo.yaml', 'cli/schema.json', checkCli);
const errorOf = (source: string) => {
  try {
    read(source);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
};

const command = (options: string) =>
  tool(`commands:\n  - name: upload\n    summary: Sends.\n    usage: demo upload\n    options:\n${options}`);

describe('a data file', () => {
  it('is returned as data if it is valid', () => {
    const data = read(
      command('      - {long: --force, short: -f, type: boolean, default: false, description: Always send.}\n'),
    );
    expect(data.commands[0]?.options?.[0]?.long).toBe('--force');
  });

  it('is rejected with the file, line, path, and most similar name for an unknown key', () => {
    expect(errorOf(command('      - {long: --force, typ: boolean, type: boolean, description: x}\n'))).toContain(
      'demo.yaml:9: commands[0] (upload).options[0] (--force): unknown key "typ"; did you mean "type"? Accepted keys: anchors, long, short, aliases, type,',
    );
  });

  it('is rejected with the accepted values for an invalid value', () => {
    expect(errorOf(command('      - {long: --force, type: bolean, description: x}\n'))).toContain(
      'demo.yaml:9: commands[0] (upload).options[0] (--force).type: must be boolean, string, integer, number, duration, size, path, url, address, list, map, or date, not "bolean"; did you mean "boolean"?',
    );
  });

  it('is rejected if YAML converts text to a number', () => {
    expect(errorOf(tool('since: 1.0\ncommands: []\n'))).toBe('demo.yaml:4: since: must be text, not 1');
  });

  it('is rejected with the name of a missing key', () => {
    expect(errorOf('tool: demo\nsummary: A tool.\ncommands: []\n')).toBe('demo.yaml:1: top level: missing key "usage"');
    expect(errorOf(command('      - {type: boolean, description: x}\n'))).toBe(
      'demo.yaml:9: commands[0] (upload).options[0]: must have the key long or short',
    );
  });

  it('is rejected with the line of the anchor for problems in an alias', () => {
    const options = '      - &force {long: --force, type: flag, description: x}\n      - *force\n';
    expect(
      errorOf(command(options))
        .split('\n')
        .map((line) => line.split(':')[1]),
    ).toEqual(['9', '9']);
  });

  it('is rejected for problems that a schema cannot detect', () => {
    const option = '      - {long: --force, type: string, values: [a, b], default: c, description: x}\n';
    expect(errorOf(command(option))).toBe(
      'demo.yaml:9: commands[0] (upload).options[0] (--force).default: must be one of its values (a, b), not "c"',
    );
    const plain = '      - {long: --force, type: boolean, description: x}\n';
    expect(errorOf(command(plain + plain))).toBe(
      'demo.yaml:10: commands[0] (upload).options[1] (--force): duplicate "--force"',
    );
  });

  it('is rejected with the line of a YAML syntax error', () => {
    expect(errorOf('tool: [demo\nsummary: A\n')).toMatch(/^demo\.yaml:2: /);
  });
});
