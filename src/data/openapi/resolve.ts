import type {ApiDocument, Reference} from './types.ts';

/** What `#/components/schemas/Job` stands for, or `undefined`. */
export function refTarget(document: ApiDocument, ref: string): unknown {
  if (!ref.startsWith('#/')) return undefined;
  return ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
}

/** A part of a document, or what it refers to. */
export function resolve<T extends object>(document: ApiDocument, part: T | Reference): T {
  return '$ref' in part && typeof part.$ref === 'string' ? resolve(document, refTarget(document, part.$ref) as T) : (part as T);
}

/** `Job` for `#/components/schemas/Job`. */
export const refName = (ref: string): string => ref.split('/').at(-1)!;
