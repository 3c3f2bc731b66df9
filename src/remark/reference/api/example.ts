import {resolve, type ApiDocument, type Media, type Schema} from './document.ts';

/** How deep an example goes; a schema may hold itself. */
const DEPTH = 8;

/** An example of a body: its own, that of its schema, or one made from the examples of its fields. */
export function exampleOf(document: ApiDocument, media: Media | undefined): unknown {
  if (media?.example !== undefined) return media.example;
  const named = Object.values(media?.examples ?? {})[0];
  return named?.value ?? exampleOfSchema(document, media?.schema, DEPTH);
}

function exampleOfSchema(document: ApiDocument, schema: Schema | undefined, depth: number): unknown {
  if (!schema || depth === 0) return undefined;
  if (schema.$ref) return exampleOfSchema(document, resolve(document, schema), depth - 1);
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.length) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [exampleOfSchema(document, schema.items, depth - 1)].filter((item) => item !== undefined);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return exampleOfSchema(document, either[0], depth - 1);
  if (schema.properties || schema.allOf) {
    const inherited = (schema.allOf ?? []).map((part) => exampleOfSchema(document, part, depth - 1) as object);
    const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, exampleOfSchema(document, field, depth - 1)] as const);
    return Object.assign({}, ...inherited, Object.fromEntries(own.filter(([, value]) => value !== undefined)));
  }
  const plain: Record<string, unknown> = {string: 'text', integer: 1, number: 1, boolean: true};
  return plain[[schema.type].flat()[0] ?? ''];
}
