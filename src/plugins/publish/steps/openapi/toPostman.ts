import Converter from 'openapi-to-postmanv2';

interface Conversion {
  result: boolean;
  reason?: string;
  output?: {data: object}[];
}

/** Keys for which the library generates random values. They're removed to make builds reproducible. */
const RANDOM_KEYS = ['id', '_postman_id'];

/**
 * Converts an OpenAPI document (YAML) to a Postman collection (JSON). `name` is the file name for error messages.
 * @throws if the conversion fails.
 */
export function toPostman(name: string, document: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {
      folderStrategy: 'Tags',
      requestParametersResolution: 'Example',
      exampleParametersResolution: 'Example',
    };
    Converter.convert({type: 'string', data: document}, options, (error: Error | null, conversion: Conversion) => {
      const collection = conversion?.output?.[0]?.data;
      if (error || !conversion.result || !collection) {
        reject(
          new Error(
            `Cannot convert src/data/openapi/${name} to a Postman collection: ${error?.message ?? conversion.reason}`,
          ),
        );
        return;
      }
      resolve(
        JSON.stringify(collection, (key, value: unknown) =>
          RANDOM_KEYS.includes(key) && isUuid(value) ? undefined : value,
        ),
      );
    });
  });
}

const isUuid = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
