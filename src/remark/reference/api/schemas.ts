import {operationsOf} from '../../../data/openapi/operations.ts';
import {refName, refTarget} from '../../../data/openapi/resolve.ts';
import type {ApiDocument, Operation, Reference, Response, Schema} from '../../../data/openapi/types.ts';
import {slug} from '../markdown.ts';

/** The named schemas and errors of a document: which of them have an entry of their own, because several places, or they themselves, use them. */
export class Schemas {
  readonly #document: ApiDocument;
  readonly #named: Set<string>;
  readonly #uses = new Map<string, number>();
  /** By reference: the first operation that gives this answer. */
  readonly #shownBy = new Map<string, Operation>();

  constructor(document: ApiDocument) {
    this.#document = document;
    count(document, (ref) => this.#uses.set(ref, (this.#uses.get(ref) ?? 0) + 1));
    for (const {operation} of operationsOf(document).reverse()) {
      for (const response of Object.values(operation.responses)) if ('$ref' in response) this.#shownBy.set(response.$ref, operation);
    }
    this.#named = new Set([...this.#uses].flatMap(([ref, times]) => (times > 1 && this.#hasFields(ref) ? [ref] : [])));
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

  /** The name of an error whose body several operations answer with; nothing for other answers. */
  errorName(status: string, response: Response | Reference): string | undefined {
    if (!/^[45]/.test(status) || !('$ref' in response) || (this.#uses.get(response.$ref) ?? 0) < 2) return undefined;
    return (refTarget(this.#document, response.$ref) as Response).content && refName(response.$ref);
  }

  /** The operation that shows the body of a shared answer, which others then link to. */
  shownBy(response: Response | Reference): Operation | undefined {
    return '$ref' in response ? this.#shownBy.get(response.$ref) : undefined;
  }

  /** The errors with entries of their own, in the order of the document. */
  get errors(): [name: string, response: Response][] {
    const named = new Set(
      operationsOf(this.#document).flatMap(({operation}) => Object.entries(operation.responses).map(([status, response]) => this.errorName(status, response))),
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

/** The anchor of a named schema. */
export const schemaAnchor = (name: string): string => `object-${slug(name)}`;

/** The anchor of a named error. */
export const errorAnchor = (name: string): string => `error-${slug(words(name))}`;

/** `Not found` for `NotFound`. */
export const words = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase().replace(/^./, (first) => first.toUpperCase());
