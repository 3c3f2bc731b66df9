import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {describe, expect, it} from 'vitest';
import {billOfMaterials} from './billOfMaterials.ts';

interface Locked {
  name?: string;
  version: string;
  dev?: boolean;
}

const text = {type: 'string', minLength: 1};
const some = (required: string[], properties: Record<string, object>) => ({type: 'object', required, properties});
const license = {oneOf: [some(['expression'], {expression: text}), some(['license'], {license: {anyOf: [some(['id'], {id: text}), some(['name'], {name: text})]}})]};
const component = some(['type', 'name', 'version', 'bom-ref', 'purl'], {
  type: {enum: ['application', 'library']},
  name: text,
  version: text,
  'bom-ref': text,
  purl: {type: 'string', pattern: '^pkg:npm/[^@]+@.+$'},
  hashes: {type: 'array', items: some(['alg', 'content'], {alg: {enum: ['SHA-1', 'SHA-512']}, content: {type: 'string', pattern: '^([0-9a-f]{40}|[0-9a-f]{128})$'}})},
  licenses: {type: 'array', minItems: 1, items: license},
});
/** What version 1.5 of CycloneDX asks for, and what is of use in an account of packages. */
const schema = some(['bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata', 'components', 'dependencies'], {
  bomFormat: {const: 'CycloneDX'},
  specVersion: {const: '1.5'},
  serialNumber: {type: 'string', pattern: '^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'},
  version: {type: 'integer', minimum: 1},
  metadata: some(['timestamp', 'component'], {component: some(['type', 'name', 'version'], {name: {const: 'sauce-docs'}, type: {const: 'application'}})}),
  components: {type: 'array', minItems: 1, uniqueItems: true, items: {...component, required: [...component.required, 'hashes']}},
  dependencies: {type: 'array', items: some(['ref'], {ref: text, dependsOn: {type: 'array', uniqueItems: true, items: text}})},
});

describe('the bill of materials', () => {
  const bill = billOfMaterials();

  it('has the shape of CycloneDX', () => {
    const validate = new Ajv().compile(schema);
    validate(bill);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('lists each package of the lock file that is not for development alone, and no other', () => {
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Locked>};
    const locked = Object.entries(packages).filter(([place, {dev}]) => place && !dev);
    expect(locked.length).toBeGreaterThan(1000);
    const expected = new Set(locked.map(([place, {name, version}]) => `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`));
    expect(bill.components.map((component) => component['bom-ref']).sort()).toEqual([...expected].sort());
  });
});
