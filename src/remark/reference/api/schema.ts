import {code, codes, link, prose, slug, table} from '../markdown.ts';
import {resolve, type ApiDocument, type Schema} from './document.ts';

/** The anchor of a named schema. */
export const schemaAnchor = (name: string): string => `object-${slug(name)}`;

const nameOf = (ref: string): string => ref.split('/').at(-1)!;
const refOf = (schema: Schema): string | undefined => schema.$ref ?? (schema.allOf?.length === 1 ? schema.allOf[0]!.$ref : undefined);

/** The type of a schema in a few words; a named object is a link to where its fields stand. */
export function typeOf(document: ApiDocument, schema: Schema | undefined): string {
  if (!schema) return 'any';
  const ref = refOf(schema);
  if (ref) {
    const target = resolve(document, {$ref: ref} as Schema);
    return isListed(target) ? link(nameOf(ref), `#${schemaAnchor(nameOf(ref))}`) : typeOf(document, target);
  }
  if (schema.items) return `list of ${typeOf(document, schema.items)}`;
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return [...new Set(either.map((one) => typeOf(document, one)))].join(' or ');
  if (typeof schema.additionalProperties === 'object') return `object of ${typeOf(document, schema.additionalProperties)}`;
  const type = [schema.type ?? (schema.properties || schema.allOf ? 'object' : 'any')].flat().join(' or ');
  return schema.format ? `${type} (${schema.format})` : type;
}

/** Whether a named schema has an entry of its own: objects, and choices and lists, which may hold themselves. */
export const isListed = (schema: Schema): boolean => hasFields(schema) || Boolean(schema.oneOf ?? schema.anyOf ?? schema.items);

/** Whether a schema is an object whose fields are listed. */
export const hasFields = (schema: Schema): boolean => Boolean(schema.properties ?? schema.allOf);

/** What a value may be, in a few words: allowed values, default, bounds. */
export function limitsOf(schema: Schema | undefined): string {
  if (!schema) return '';
  const inner = schema.items ?? schema;
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return [
    inner.enum && `One of ${codes(inner.enum.map(text))}.`,
    inner.const !== undefined && `Always ${code(text(inner.const))}.`,
    schema.default !== undefined && `Default: ${code(text(schema.default))}.`,
    inner.minimum !== undefined && `At least ${code(inner.minimum)}.`,
    inner.maximum !== undefined && `At most ${code(inner.maximum)}.`,
    inner.maxLength !== undefined && `At most ${inner.maxLength} characters.`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface Field {
  name: string;
  schema: Schema;
  required: boolean;
}

/** The fields of an object; those of an object inside stand below it, by the path to them. Named objects are not opened. */
export function fieldsOf(document: ApiDocument, schema: Schema, prefix = ''): Field[] {
  const whole = schema.$ref ? resolve(document, schema) : schema;
  const own = Object.entries(whole.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix + key;
    const field = {name, schema: value, required: whole.required?.includes(key) ?? false};
    const inside = value.items && !refOf(value.items) ? {schema: value.items, prefix: `${name}[].`} : {schema: value, prefix: `${name}.`};
    return refOf(value) || !hasFields(inside.schema) ? [field] : [field, ...fieldsOf(document, inside.schema, inside.prefix)];
  });
  return [...(whole.allOf ?? []).flatMap((part) => fieldsOf(document, part, prefix)), ...own];
}

/** The fields of an object as a table; empty where it has none. */
export const fieldTable = (document: ApiDocument, schema: Schema): string =>
  table(
    ['Field', 'Type', 'Meaning'],
    fieldsOf(document, schema).map(({name, schema: field, required}) => {
      const target = field.$ref ? resolve(document, field) : field;
      return [
        code(name),
        typeOf(document, field) + (required ? ', required' : ''),
        [field.deprecated && '**Deprecated.**', prose(field.description ?? target.description ?? ''), limitsOf(target)].filter(Boolean).join(' '),
      ];
    }),
  );

/** The names of the schemas that a schema leads to, itself included, each once. */
export function namedObjects(document: ApiDocument, schema: Schema | undefined, seen: Set<string> = new Set()): Set<string> {
  if (!schema || typeof schema !== 'object') return seen;
  if (schema.$ref) {
    const name = nameOf(schema.$ref);
    const target = resolve(document, schema);
    if (seen.has(name)) return seen;
    seen.add(name);
    return namedObjects(document, target, seen);
  }
  const parts = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...Object.values(schema.properties ?? {})];
  if (typeof schema.additionalProperties === 'object') parts.push(schema.additionalProperties);
  for (const part of parts) namedObjects(document, part, seen);
  return seen;
}
