import {describe, expect, it} from 'vitest';
import {singular, stem} from './stem.ts';

describe('stem', () => {
  it.each([
    ['configure', 'configures', 'configured', 'configuring', 'configuration', 'configurations'],
    ['integrate', 'integrates', 'integrating', 'integration'],
    ['run', 'runs', 'running'],
    ['policy', 'policies'],
    ['install', 'installing', 'installed', 'installation'],
    ['deploy', 'deployment', 'deploying'],
    ['upload', 'uploads', 'uploaded', 'uploading'],
  ])('returns the same stem for all forms of %s', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['server', 'service'],
    ['device', 'develop'],
    ['native', 'nation'],
    ['tester', 'test'],
    ['runner', 'run'],
  ])('returns different stems for %s and %s', (a, b) => {
    expect(stem(a)).not.toBe(stem(b));
  });

  it('does not change short words and names with digits', () => {
    expect(['is', 'ios', 'w3c', 'sha256s'].map(stem)).toEqual(['is', 'ios', 'w3c', 'sha256s']);
  });
});

describe('singular', () => {
  it.each([
    ['tests', 'test'],
    ['policies', 'policy'],
    ['boxes', 'box'],
    ['access', 'access'],
    ['status', 'status'],
    ['ios', 'ios'],
  ])('of %s returns %s', (word, one) => {
    expect(singular(word)).toBe(one);
  });
});
