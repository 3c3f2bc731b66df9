import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFrontMatter, lineOfKey} from './frontMatter.ts';

const isDocument = (file: string): boolean =>
  /(^|\/)(docs|versioned_docs\/version-[^/]+)\/(?!.*\/?_partials\/)/.test(file);

/**
 * Docusaurus's `markdown.parseFrontMatter`: parses as Docusaurus does, then holds documents against the schema.
 * @throws an error that names the file, the line, the key and what is accepted.
 */
export const parseDocFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  if (!isDocument(file)) return result;
  const problems = checkFrontMatter(result.frontMatter);
  if (problems.length) {
    const lines = problems.map(({key, message}) => `${file}:${lineOfKey(params.fileContent, key)}: front matter: ${message}`);
    throw new Error(lines.join('\n'));
  }
  return result;
};
