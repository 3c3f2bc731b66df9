import {describe, expect, it} from 'vitest';
import {proofKey, type Proven} from '../../src/content/samples/proofs.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';
import {checkProofs, provenLevels} from './provenLevels.ts';
import {testSample} from './testSample.ts';

const script: Sample = {...testSample('js', 'open();'), file: 'docs/shop/cart.mdx'};
const program: Sample = {...testSample('python', 'open()'), file: 'docs/shop.mdx'};
const key = proofKey('js', script.text);
const proofOf = (level: Proof['level'], ...proven: Sample[]): Proof => ({
  level,
  proven: new Set(proven),
  diagnostics: [],
  notes: [],
});
const shown =
  (levels: Proven = {}) =>
  () =>
    levels;
const failing = (sample: Sample): Proof => ({
  ...proofOf('run', sample),
  diagnostics: [findingIn(sample, 1, 'sample-run', "doesn't end")],
});
const skipping = (sample: Sample): Proof => ({...proofOf('run'), skipped: new Set([sample])});

describe('provenLevels', () => {
  it('returns the strongest check, and omits samples of which only the syntax is checked', () => {
    const proofs = [proofOf('parsed', script, program), proofOf('type-checked', script), proofOf('compiled', program)];
    expect([...provenLevels([script, program], proofs, shown())]).toEqual([['shop', {[key]: 'type-checked'}]]);
    expect([...provenLevels([script], [...proofs, proofOf('run', script)], shown())]).toEqual([
      ['shop', {[key]: 'run'}],
    ]);
  });

  it('omits samples with findings, and samples that no page contains', () => {
    const partial = {...script, file: 'docs/_partials/cart.mdx'};
    expect([...provenLevels([script], [failing(script)], shown())]).toEqual([]);
    expect([...provenLevels([partial], [proofOf('run', partial)], shown())]).toEqual([]);
  });

  it("keeps the level of samples that can't be checked on this computer", () => {
    const proofs = [proofOf('type-checked', script), skipping(script)];
    expect([...provenLevels([script], proofs, shown({[key]: 'run'}))]).toEqual([['shop', {[key]: 'run'}]]);
    expect([...provenLevels([script], proofs, shown())]).toEqual([['shop', {[key]: 'type-checked'}]]);
  });
});

describe('checkProofs', () => {
  it('reports a sample whose page shows more than it passed', () => {
    const {diagnostics, notes} = checkProofs([script], [proofOf('validated', script)], shown({[key]: 'run'}));
    expect(diagnostics).toMatchObject([
      {file: script.file, message: expect.stringContaining('is shown as "run"') as string},
    ]);
    expect(notes).toEqual([]);
  });

  it("doesn't report samples that have findings, or that can't be checked on this computer", () => {
    expect(checkProofs([script], [failing(script)], shown({[key]: 'run'})).diagnostics).toEqual([]);
    expect(checkProofs([script], [skipping(script)], shown({[key]: 'run'})).diagnostics).toEqual([]);
  });

  it('only notes a sample whose page shows less', () => {
    const {diagnostics, notes} = checkProofs([script], [proofOf('run', script)], shown());
    expect(diagnostics).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('1 samples passed a stronger check')]);
  });
});
