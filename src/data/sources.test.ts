import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {configNames} from './configFiles.ts';
import {dataFile, dataFiles, parseData} from './load.ts';
import {checkSources, describeSources, loadSources, type Source} from './sources.ts';

const sources = loadSources();

it('lists only existing data files', () => {
  const files = sources.flatMap((source) => source.files);
  expect(
    files.filter((file) => !['.yaml', '.schema.json'].some((extension) => existsSync(dataFile(file + extension)))),
  ).toEqual([]);
});

it('has a source for all reference data', () => {
  // These files describe the site instead of the product, and screens shows only what pages state.
  const own = [
    'expiryExceptions',
    'factExceptions',
    'hosts',
    'openapi/exceptions',
    'screens',
    'sources',
    'synonyms',
    'words',
  ];
  const files = [
    ...['', 'cli', 'capabilities', 'openapi'].flatMap((folder) =>
      dataFiles(folder).map((name) => (folder ? `${folder}/${name}` : name)),
    ),
    ...configNames.filter((name) => !name.startsWith('sauce-connect')).map((name) => `config/${name}`),
  ].filter((file) => !own.includes(file));
  expect(files.filter((file) => !sources.some((source) => source.files.includes(file)))).toEqual([]);
});

it('has been compared with the client that is installed, or with a newer one', () => {
  const {devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {devDependencies: {saucelabs: string}};
  const {version} = sources.find(({npm}) => npm === 'saucelabs')!;
  expect([devDependencies.saucelabs, version!].sort(new Intl.Collator('en', {numeric: true}).compare)[1]).toBe(version);
});

it('describes the sources of a page by date', () => {
  const example: Source[] = [
    {source: 'CLI code', version: '1.2.0', compared: '2026-11-03', files: ['cli/a']},
    {source: 'handbook', compared: '2026-11-03', files: ['cli/a', 'b']},
    {source: 'client', version: '4.0.0', compared: '2026-10-30', files: ['b']},
  ];
  expect(describeSources(['cli/a'], example)).toBe(
    'Checked against CLI code 1.2.0 and the handbook on November 3, 2026.',
  );
  expect(describeSources(['b'], example)).toBe(
    'Checked against the handbook on November 3, 2026; against client 4.0.0 on October 30, 2026.',
  );
  expect(() => describeSources(['c'], example)).toThrow('src/data/sources.yaml has no source for "c"');
});

it('rejects invalid dates', () => {
  const yaml = "- {source: Code, compared: '2026-02-31', files: [glossary]}";
  expect(() => parseData(yaml, 'sources.yaml', 'sources.schema.json', checkSources)).toThrow(
    `sources.yaml:1: [0].compared: "2026-02-31" isn't a valid date`,
  );
});
