import {createRequire} from 'node:module';
import type {ApiDocument} from '../../data/openapi/types.ts';

interface Conversion {
  result: boolean;
  reason?: string;
  output: {type: string; data: Record<string, unknown>}[];
}
interface Converter {
  convertV2: (input: {type: 'json'; data: object}, options: object, done: (error: Error | null, conversion: Conversion) => void) => void;
}

const {convertV2} = createRequire(import.meta.url)('openapi-to-postmanv2') as Converter;

/** Folders by tag, the examples of the document in requests, one place for credentials. */
const options = {folderStrategy: 'Tags', parametersResolution: 'Example', requestNameSource: 'Fallback', includeAuthInfoInExample: false, optimizeConversion: false};

/** A Postman collection of an API, the same for every build: ids by chance are left out, Postman gives its own. */
export function postmanCollection(document: ApiDocument): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    convertV2({type: 'json', data: structuredClone(document)}, options, (error, {result, reason, output} = {result: false, output: []}) => {
      const collection = output[0]?.data;
      if (error || !result || !collection) reject(new Error(`${document.info.title}: no Postman collection can be made: ${error?.message ?? reason}`));
      else resolve(withCredentials(withoutIds(collection) as Record<string, unknown>));
    });
  });
}

function withoutIds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutIds);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).flatMap(([key, value]) => (key === 'id' || key === '_postman_id' ? (isRandom(value) ? [] : [[key, value]]) : [[key, withoutIds(value)]])));
}

const isRandom = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Basic authentication from the variables that the documentation uses everywhere. */
function withCredentials(collection: Record<string, unknown>): Record<string, unknown> {
  const auth = collection['auth'] as {type?: string} | null | undefined;
  if (auth?.type !== 'basic') return collection;
  const entry = (key: string, value: string) => ({type: 'any', key, value});
  return {...collection, auth: {type: 'basic', basic: [entry('username', '{{SAUCE_USERNAME}}'), entry('password', '{{SAUCE_ACCESS_KEY}}')]}};
}
