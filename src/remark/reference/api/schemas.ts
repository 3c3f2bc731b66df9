import {refName, refTarget} from '../../../data/openapi/resolve.ts';
import type {ApiDocument, Schema} from '../../../data/openapi/types.ts';
import {slug} from '../markdown.ts';

/** The named schemas of a document: which of them have an entry of their own, because several places, or they themselves, use them. */
export class Schemas {
  readonly #document: ApiDocument;
  readonly #named: Set<string>;

  constructor(document: ApiDocument) {
    this.#document = document;
    const uses = new Map<string, number>();
    count(document, (ref) => uses.set(ref, (uses.get(ref) ?? 0) + 1));
    this.#named = new Set([...uses].flatMap(([ref, times]) => (times > 1 && this.#hasFields(ref) ? [ref] : [])));
  }

  /** The reference of `schema`, if its target has an entry of its own. */
  nameOf({$ref}: Schema): string | undefined {
    return $ref !== undefined && this.#named.has($ref) ? refName($ref) : undefined;
  }

  /** A schema, or what it refers to, with what it says beside the reference. */
  follow(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const {$ref, ...rest} = schema;
    return {...this.follow(refTarget(this.#document, $ref) as Schema), ...rest};
  }

  /** The schemas with entries of their own, in the order of the document. */
  get named(): [name: string, schema: Schema][] {
    return Object.entries(this.#document.components?.schemas ?? {}).filter(([name]) => this.#named.has(`#/components/schemas/${name}`));
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

/** The anchor of a named schema. */
export const schemaAnchor = (name: string): string => `object-${slug(name)}`;
