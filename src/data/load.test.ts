import {describe, expect, it} from 'vitest';
import {parseData} from './load.ts';
import {checkCli} from './cli/load.ts';
import type {CliTool} from './cli/types.ts';

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

const command = (options: string) => tool(`commands:\n  - name: upload\n    summary: Sends.\n    usage: demo upload\n    options:\n${options}`);

describe('a data file', () => {
  it('comes back as data when it is right', () => {
    const data = read(command('      - {long: --force, short: -f, type: boolean, default: false, description: Always send.}\n'));
    expect(data.commands[0]?.options?.[0]?.long).toBe('--force');
  });

  it('says file, line, path and nearest name for an unknown key', () => {
    expect(errorOf(command('      - {long: --force, typ: boolean, type: boolean, description: x}\n'))).toContain(
      'demo.yaml:9: commands[0] (upload).options[0] (--force): unknown key "typ"; did you mean "type"? Accepted keys: long, short, aliases, type,',
    );
  });

  it('names what is accepted for a wrong value', () => {
    expect(errorOf(command('      - {long: --force, type: bolean, description: x}\n'))).toContain(
      'demo.yaml:9: commands[0] (upload).options[0] (--force).type: must be boolean, string, integer, number, duration, size, path, url, address, list, map or date, not "bolean"; did you mean "boolean"?',
    );
  });

  it('asks for text where YAML read a number', () => {
    expect(errorOf(tool('since: 1.0\ncommands: []\n'))).toBe('demo.yaml:4: since: must be text, not 1');
  });

  it('says which key is missing', () => {
    expect(errorOf('tool: demo\nsummary: A tool.\ncommands: []\n')).toBe('demo.yaml:1: the top of the file: lacks the key "usage"');
    expect(errorOf(command('      - {type: boolean, description: x}\n'))).toBe('demo.yaml:9: commands[0] (upload).options[0]: must have the key long or short');
  });

  it('finds the line of what an alias brought in', () => {
    const options = '      - &force {long: --force, type: flag, description: x}\n      - *force\n';
    expect(errorOf(command(options)).split('\n').map((line) => line.split(':')[1])).toEqual(['9', '9']);
  });

  it('finds what a schema cannot', () => {
    const option = '      - {long: --force, type: string, values: [a, b], default: c, description: x}\n';
    expect(errorOf(command(option))).toBe('demo.yaml:9: commands[0] (upload).options[0] (--force).default: must be one of its values (a, b), not "c"');
    const plain = '      - {long: --force, type: boolean, description: x}\n';
    expect(errorOf(command(plain + plain))).toBe('demo.yaml:10: commands[0] (upload).options[1] (--force): "--force" stands here twice');
  });

  it('says where YAML itself is broken', () => {
    expect(errorOf('tool: [demo\nsummary: A\n')).toMatch(/^demo\.yaml:2: /);
  });
});
