import type {Media, Schema} from '../../../data/openapi/types.ts';
import type {Schemas} from './schemas.ts';

/** Maximum line length of examples, in characters. */
const WIDTH = 76;

/** Returns the example of a body: its own, the first of several, or one generated from its schema. */
export function exampleOf({example, examples, schema}: Media, schemas: Schemas): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? (schema && fromSchema(schema, schemas, 0));
}

/** Generates a value from a schema, with required fields and fields that have an example. `depth` limits recursion. */
export function fromSchema(given: Schema, schemas: Schemas, depth: number): unknown {
  const schema = schemas.follow(given);
  const known = schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  if (known !== undefined || depth > 3) return known;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => fromSchema(part, schemas, depth)));
  if (schema.properties) {
    const entries = Object.entries(schema.properties).flatMap(([name, own]) => {
      const made = fromSchema(own, schemas, depth + 1);
      return made === undefined && !schema.required?.includes(name)
        ? []
        : [[name, made ?? name.toUpperCase()] as const];
    });
    return Object.fromEntries(entries);
  }
  const first = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (first) return fromSchema(first, schemas, depth);
  const item = schema.items && fromSchema(schema.items, schemas, depth + 1);
  return item === undefined ? undefined : [item];
}

/** Formats JSON with objects and arrays on one line if they fit. */
export function compactJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((entry) => compactJson(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${compactJson(entry, inner)}`);
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
