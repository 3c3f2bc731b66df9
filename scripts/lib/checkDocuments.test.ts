import {expect, it} from 'vitest';
import {checkDocuments} from './checkDocuments.ts';
import {ParsedDocuments} from './parsedDocuments.ts';

it('a check of one document parses that document and the ones whose anchors it links to', () => {
  const documents = new ParsedDocuments();
  const file = 'docs/overview.mdx';
  const targets = new Set(documents.source(file).match(/\]\((\/[^)#]*)(?=#)/g));
  checkDocuments(documents, [file]);
  expect(documents.files.length).toBeGreaterThan(500);
  expect(documents.parsed).toBeLessThanOrEqual(1 + targets.size);
});
