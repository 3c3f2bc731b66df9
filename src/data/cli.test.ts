import {describe, expect, it} from 'vitest';
import {loadAllCli, loadCli} from './cli.ts';

/** Tools with a complete list of options, so an unknown option in an example is an error. */
const complete = ['sauce-connect-4', 'sauce-connect-5', 'saucectl', 'virtual-usb'];

describe('command-line tools', () => {
  it('match their schema', () => {
    expect(loadAllCli().map(({tool}) => tool)).toEqual(expect.arrayContaining(complete));
  });

  it('use only existing options in examples', () => {
    const unknown = complete.map(loadCli).flatMap((tool) => {
      const all = [...(tool.options ?? []), ...tool.commands.flatMap(({options = []}) => options)];
      const known = new Set(all.flatMap(({long, short, aliases = []}) => [long, short, ...aliases]));
      const samples = [...(tool.examples ?? []), ...tool.commands.flatMap(({examples = []}) => examples)].map(
        ({code}) => code,
      );
      const flags = [...samples, ...all.map(({example = ''}) => example)].flatMap(
        (code) => code.match(/(?<=^|\s)--[a-z][\w.-]*/gi) ?? [],
      );
      return flags.filter((flag) => !known.has(flag)).map((flag) => `${tool.tool}: ${flag}`);
    });
    expect(unknown).toEqual([]);
  });

  it('have examples with lines under 100 characters', () => {
    const long = loadAllCli().flatMap(({commands}) =>
      commands.flatMap(({examples = []}) =>
        examples.flatMap(({code}) => code.split('\n').filter((line) => line.length >= 100)),
      ),
    );
    expect(long).toEqual([]);
  });

  it('include all commands of saucectl', () => {
    const names = new Set(loadCli('saucectl').commands.map(({name}) => name.split(' ')[0]));
    expect([...names].sort()).toEqual([
      'apit',
      'artifacts',
      'authoring',
      'builds',
      'completion',
      'configure',
      'devices',
      'init',
      'jobs',
      'run',
      'signup',
      'storage',
    ]);
  });
});
