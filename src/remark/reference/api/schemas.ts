import {operationsOf, refName, refTarget} from '../../../data/openapi/load.ts';
import type {ApiDocument, Media, Operation, Reference, Response, Schema} from '../../../data/openapi/types.ts';
import {slug} from '../markdown.ts';

/** Named schemas and errors of a document. Those that are referenced more than once, including by themselves, have their own entries. */
export class Schemas {
  readonly #document: ApiDocument;
  readonly #named: Set<string>;
  readonly #uses = new Map<string, number>();
  /** First operation that returns a shared response, by reference. */
  readonly #shownBy = new Map<string, Operation>();

  constructor(document: ApiDocument) {
    this.#document = document;
    count(document, (ref) => this.#uses.set(ref, (this.#uses.get(ref) ?? 0) + 1));
    for (const {operation} of operationsOf(document).reverse()) {
      for (const response of Object.values(operation.responses))
        if ('$ref' in response) this.#shownBy.set(response.$ref, operation);
    }
    this.#named = new Set([...this.#uses].flatMap(([ref, times]) => (times > 1 && this.#hasFields(ref) ? [ref] : [])));
  }

  /** Returns the name of the schema that `schema` references, if that schema has its own entry. */
  nameOf({$ref}: Schema): string | undefined {
    return $ref !== undefined && this.#named.has($ref) ? refName($ref) : undefined;
  }

  /** Resolves the reference of a schema. Properties next to the reference override those of the target. */
  follow(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const {$ref, ...rest} = schema;
    return {...this.follow(refTarget(this.#document, $ref) as Schema), ...rest};
  }

  /** Schemas with their own entries, in document order. */
  get named(): [name: string, schema: Schema][] {
    return Object.entries(this.#document.components?.schemas ?? {}).filter(([name]) =>
      this.#named.has(`#/components/schemas/${name}`),
    );
  }

  /** Returns the name of an error response that several operations share, or `undefined` for other responses. */
  errorName(status: string, response: Response | Reference): string | undefined {
    if (!/^[45]/.test(status) || !('$ref' in response) || (this.#uses.get(response.$ref) ?? 0) < 2) return undefined;
    return (refTarget(this.#document, response.$ref) as Response).content && refName(response.$ref);
  }

  /** Returns the operation that shows the body of a shared response. Other operations link to it. */
  shownBy(response: Response | Reference): Operation | undefined {
    return '$ref' in response ? this.#shownBy.get(response.$ref) : undefined;
  }

  /** Error responses with their own entries, in document order. */
  get errors(): [name: string, response: Response][] {
    const named = new Set(
      operationsOf(this.#document).flatMap(({operation}) =>
        Object.entries(operation.responses).map(([status, response]) => this.errorName(status, response)),
      ),
    );
    return Object.entries(this.#document.components?.responses ?? {}).filter(([name]) => named.has(name));
  }

  #hasFields(ref: string): boolean {
    if (!ref.startsWith('#/components/schemas/')) return false;
    const {properties, allOf, oneOf, anyOf, items} = refTarget(this.#document, ref) as Schema;
    return Boolean(properties ?? allOf ?? oneOf ?? anyOf ?? items?.properties ?? items?.$ref);
  }
}

function count(node: unknown, found: (ref: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') found(value);
    else count(value, found);
  }
}

/** Returns the anchor of a named schema. */
export const schemaAnchor = (name: string): string => `object-${slug(name)}`;

/** Returns the anchor of a named error. */
export const errorAnchor = (name: string): string => `error-${slug(words(name))}`;

/** Splits a name into words: `Not found` for `NotFound`. */
export const words = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

/** Maximum line length of examples, in characters. */
const WIDTH = 76;

/** Returns the example of a body: its own, the first of several, or one generated from its schema. */
export function exampleOf({example, examples, schema}: Media, schemas: Schemas): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? (schema && fromSchema(schema, schemas, 0));
}

/** Generates a value from a schema, with required fields and fields that have an example. `depth` limits recursion. */
function fromSchema(given: Schema, schemas: Schemas, depth: number): unknown {
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
