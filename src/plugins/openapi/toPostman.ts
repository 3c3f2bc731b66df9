import Converter from 'openapi-to-postmanv2';

interface Conversion {
  result: boolean;
  reason?: string;
  output?: {data: object}[];
}

/** Made anew by the library at each conversion; without them two builds are alike. */
const RANDOM_KEYS = ['id', '_postman_id'];

/** A Postman collection, as JSON text, of an OpenAPI document; throws an error that names the document. */
export function toPostman(name: string, document: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {folderStrategy: 'Tags', requestParametersResolution: 'Example', exampleParametersResolution: 'Example'};
    Converter.convert({type: 'string', data: document}, options, (error: Error | null, conversion: Conversion) => {
      const collection = conversion?.output?.[0]?.data;
      if (error || !conversion.result || !collection) {
        reject(new Error(`src/data/openapi/${name} cannot be made a Postman collection: ${error?.message ?? conversion.reason}`));
        return;
      }
      resolve(JSON.stringify(collection, (key, value: unknown) => (RANDOM_KEYS.includes(key) && isUuid(value) ? undefined : value)));
    });
  });
}

const isUuid = (value: unknown): boolean => typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
