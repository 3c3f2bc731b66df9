import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import Ajv from 'ajv';
import {afterAll, describe, expect, it} from 'vitest';
import {nodeArgsOf} from './lib/run.ts';

const LICENSES = 'third-party-licenses.txt';

interface Locked {
  name?: string;
  version: string;
  dev?: boolean;
  /** Whether the entry only links to another one. */
  link?: boolean;
}

const text = {type: 'string', minLength: 1};
const some = (required: string[], properties: Record<string, object>) => ({type: 'object', required, properties});
const license = {
  oneOf: [
    some(['expression'], {expression: text}),
    some(['license'], {license: {anyOf: [some(['id'], {id: text}), some(['name'], {name: text})]}}),
  ],
};
const component = some(['type', 'name', 'version', 'bom-ref', 'purl'], {
  type: {enum: ['application', 'library']},
  name: text,
  version: text,
  'bom-ref': text,
  purl: {type: 'string', pattern: '^pkg:npm/[^@]+@.+$'},
  licenses: {type: 'array', minItems: 1, items: license},
});
/** JSON Schema of the parts of CycloneDX that consumers of a bill of materials need. */
const schema = some(['bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata', 'components', 'dependencies'], {
  bomFormat: {const: 'CycloneDX'},
  specVersion: {const: '1.6'},
  serialNumber: {type: 'string', pattern: '^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'},
  version: {type: 'integer', minimum: 1},
  metadata: some(['timestamp', 'component'], {
    component: some(['type', 'name', 'version'], {name: {const: 'sauce-docs'}, type: {const: 'application'}}),
  }),
  components: {type: 'array', minItems: 1, uniqueItems: true, items: component},
  dependencies: {
    type: 'array',
    items: some(['ref'], {ref: text, dependsOn: {type: 'array', uniqueItems: true, items: text}}),
  },
});

describe('npm run release:notices', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'release-'));
  afterAll(() => rmSync(dir, {recursive: true, force: true}));
  const run = (): string =>
    execFileSync(process.execPath, [...nodeArgsOf('tsx'), path.resolve('scripts/release-notices.ts')], {
      cwd: dir,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, path.join(dir, file));

  it('requires a build', () => expect(run).toThrow(`build/${LICENSES} is missing. Run "npm run build" first.`));

  it('writes a valid bill of materials with all packages of the lock file except development dependencies, and the licenses', () => {
    mkdirSync(path.join(dir, 'build'));
    writeFileSync(path.join(dir, 'build', LICENSES), `a\n${'-'.repeat(80)}\nb\n`);
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};
    const locked = Object.entries(packages).filter(([place, {dev, link}]) => place && !dev && !link);
    expect(locked.length).toBeGreaterThan(1000);
    const expected = new Set(
      locked.map(([place, {name, version}]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`),
    );

    expect(run()).toContain(
      `Listed ${locked.length} packages in release/sbom.cdx.json, and the licenses of 2 packages in release/${LICENSES}.`,
    );
    const bill = JSON.parse(readFileSync(path.join(dir, 'release/sbom.cdx.json'), 'utf8')) as {
      components: {group?: string; name: string; version: string}[];
    };
    const validate = new Ajv().compile(schema);
    validate(bill);
    expect(validate.errors ?? []).toEqual([]);
    const listed = bill.components.map(({group, name, version}) => `${group ? `${group}/` : ''}${name}@${version}`);
    expect(new Set(listed)).toEqual(expected);
    expect(readFileSync(path.join(dir, 'release', LICENSES), 'utf8')).toMatch(/^a\n/);
  });
});
