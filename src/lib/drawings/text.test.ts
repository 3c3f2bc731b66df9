import {expect, it} from 'vitest';
import {wrapText} from '../drawings/text.ts';

it('wraps text to lines of similar length', () => {
  expect(wrapText('create a snapshot of the page', 20)).toEqual(['create a snapshot', 'of the page']);
  expect(wrapText('one\ntwo', 20)).toEqual(['one', 'two']);
});

it('splits only long words, at separators and capital letters', () => {
  expect(wrapText('SAUCE_ACCESS_KEY', 8)).toEqual(['SAUCE_', 'ACCESS_', 'KEY']);
  expect(wrapText('createSnapshotUpload', 10)).toEqual(['create', 'Snapshot', 'Upload']);
  expect(wrapText('PagerDuty', 6)).toEqual(['PagerDuty']);
});
