import type {Schema} from '../../../data/openapi/types.ts';
import {code, fold, inline, lines, ownLine, value} from '../markdown.ts';
import {schemaAnchor, type Schemas} from './schemas.ts';

/** Renders a schema on one line: its type, description, and fields. */
export const describeSchema = (schema: Schema, schemas: Schemas): string =>
  [typeNote(schema, schemas), inline(descriptionOf(schema, schemas)), fieldList(schema, schemas)]
    .filter(Boolean)
    .join(' ');

/**
 * Returns the description of a schema, followed by the description of its elements if it's a list or a map. Omits the descriptions of
 * schemas that have their own entries.
 */
export function descriptionOf(schema: Schema, schemas: Schemas): string {
  const element = elementOf(schema, schemas);
  const descriptions = [ownDescription(schema, schemas), element === schema ? '' : ownDescription(element, schemas)];
  return [...new Set(descriptions)].filter(Boolean).join('\n\n');
}

const ownDescription = (schema: Schema, schemas: Schemas): string =>
  (schemas.nameOf(schema) ? schema : schemas.follow(schema)).description ?? '';

/** Renders the type of a schema. Empty for an object, whose fields make the type clear. */
export function typeNote(schema: Schema, schemas: Schemas): string {
  const type = typeOf(schema, schemas);
  return type === 'object' ? '' : `*${type}*`;
}

/** Renders the fields of an object, or of the objects in a list. Empty if there are no fields, or if the schema has its own entry. */
export function fieldList(schema: Schema, schemas: Schemas): string {
  const own = elementOf(schema, schemas);
  if (schemas.nameOf(own)) return '';
  return fieldsOf(schemas.follow(own), schemas);
}

/** Renders the fields of a resolved schema. Nested fields are collapsed. */
function fieldsOf(schema: Schema, schemas: Schemas): string {
  const {
    properties,
    patternProperties = {},
    additionalProperties,
    required = [],
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = schema;
  const alternatives = [...anyOf, ...oneOf];
  const inherited = allOf.map((part) => {
    const name = schemas.nameOf(part);
    if (name) return `All fields of ${schemaLink(name)}.`;
    return [inline(ownDescription(part, schemas)), fieldsOf(schemas.follow(part), schemas)].filter(Boolean).join(' ');
  });
  const entries = [
    ...Object.entries(properties ?? {}).map(([name, own]) =>
      fieldEntry(code(name), own, required.includes(name), schemas),
    ),
    ...Object.entries(patternProperties).map(([name, own]) =>
      fieldEntry(`${code(name)} (pattern)`, own, false, schemas),
    ),
    ...(properties && typeof additionalProperties === 'object'
      ? [fieldEntry('Other fields', additionalProperties, false, schemas)]
      : []),
  ];
  const choices = alternatives.filter((one) => schemas.nameOf(one) || one.title || fieldList(one, schemas));
  return [
    ...inherited,
    lines('fields', entries),
    choices.length
      ? `${oneOf.length ? 'One of:' : 'Any of:'} ${lines(
          'fields',
          choices.map((one) => choice(one, schemas)),
        )}`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const choice = (schema: Schema, schemas: Schemas): string =>
  [schema.title && `**${schema.title}**`, describeSchema(schema, schemas)].filter(Boolean).join(' ');

function fieldEntry(name: string, schema: Schema, required: boolean, schemas: Schemas): string {
  const inside = fieldList(schema, schemas);
  return [
    name,
    `*${typeOf(schema, schemas)}*`,
    required && '**required**',
    schema.deprecated && '**deprecated**',
    ownLine(descriptionOf(schema, schemas)),
    inside && fold('Fields', inside),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the innermost element schema of a list or a map, or the schema itself. */
function elementOf(schema: Schema, schemas: Schemas): Schema {
  if (schemas.nameOf(schema)) return schema;
  const {items, additionalProperties, properties} = schemas.follow(schema);
  if (items) return elementOf(items, schemas);
  if (!properties && typeof additionalProperties === 'object') return elementOf(additionalProperties, schemas);
  return schema;
}

const schemaLink = (name: string): string => `[${name}](#${schemaAnchor(name)})`;

/** Renders a type with its constraints, such as `list of JobSummary` or `integer, 1 to 500, default 100`. */
export function typeOf(schema: Schema, schemas: Schemas): string {
  const name = schemas.nameOf(schema);
  if (name) return schemaLink(name);
  const own = schemas.follow(schema);
  return [baseType(own, schemas), ...limitsOf(own)].filter(Boolean).join(', ');
}

function baseType(schema: Schema, schemas: Schemas): string {
  const {
    type,
    items,
    prefixItems,
    properties,
    additionalProperties,
    format,
    const: only,
    anyOf = [],
    oneOf = [],
  } = schema;
  const names = [type ?? []].flat().filter((one) => one !== 'null');
  const orNull = [type ?? []].flat().includes('null') ? ' or null' : '';
  if (names.includes('array'))
    return (
      (prefixItems
        ? `list of ${prefixItems.map((one) => typeOf(one, schemas)).join(' and ')}`
        : items
          ? `list of ${plural(items, schemas)}`
          : 'list') + orNull
    );
  if (!properties && typeof additionalProperties === 'object' && Object.keys(additionalProperties).length)
    return `map of ${plural(additionalProperties, schemas)}${orNull}`;
  const alternatives = [...anyOf, ...oneOf].filter((one) => !one.title);
  if (!names.length && alternatives.length) return alternatives.map((one) => typeOf(one, schemas)).join(' or ');
  const base = names.join(' or ') || (only !== undefined ? typeof only : properties || schema.allOf ? 'object' : '');
  return `${format && !['int32', 'int64', 'float', 'double'].includes(format) ? `${base} (${format})` : base}${orNull}`;
}

/** Renders a type in the plural, such as `strings`, or as a link, such as `JobSummary`. */
function plural(schema: Schema, schemas: Schemas): string {
  const name = schemas.nameOf(schema);
  if (name) return schemaLink(name);
  const [word, ...rest] = typeOf(schema, schemas).split(/(?<=^[a-z]+)\b/);
  return `${word && /^(string|integer|number|boolean|object|list|map)$/.test(word) ? `${word}s` : word}${rest.join('')}`;
}

function limitsOf({
  enum: values,
  const: only,
  default: fallback,
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  pattern,
}: Schema): string[] {
  return [
    values ? values.map(value).join(' | ') : '',
    only !== undefined ? value(only) : '',
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    pattern ? `pattern ${code(pattern)}` : '',
    fallback !== undefined ? `default ${value(fallback)}` : '',
  ].filter(Boolean);
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least === undefined && most === undefined) return '';
  if (least === most) return `${least}${unit}`;
  if (most === undefined) return least === 1 && unit ? '' : `at least ${least}${unit}`;
  return least === undefined || (least <= 1 && unit) ? `at most ${most}${unit}` : `${least} to ${most}${unit}`;
}
