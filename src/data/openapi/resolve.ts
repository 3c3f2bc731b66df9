import type {ApiDocument, Reference} from './types.ts';

/** Returns the target of a reference such as `#/components/schemas/Job`, or undefined if it does not exist. */
export function refTarget(document: ApiDocument, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
}

/** Follows references until it reaches a part of the document that is not a reference. */
export function resolve<T extends object>(document: ApiDocument, part: T | Reference): T {
  return '$ref' in part && typeof part.$ref === 'string'
    ? resolve(document, refTarget(document, part.$ref) as T)
    : (part as T);
}

/** Returns the last segment of a reference: `Job` for `#/components/schemas/Job`. */
export const refName = (ref: string): string => ref.split('/').at(-1)!;
