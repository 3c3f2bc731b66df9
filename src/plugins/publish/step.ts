import type {AllContent, LoadContext, Plugin, Props} from '@docusaurus/types';
import type {LoadedDoc} from '../lib/loadedDocs.ts';
import type {BuiltPage} from './builtPages.ts';

/** A finished build, and the content that it was built from. */
export interface Build {
  context: LoadContext;
  /** Properties that Docusaurus passes to `postBuild`. */
  props: Parameters<NonNullable<Plugin['postBuild']>>[0] & Props;
  outDir: string;
  baseUrl: string;
  /** Routes including the base URL. */
  routes: readonly string[];
  allContent: AllContent;
  docs: readonly LoadedDoc[];
}

/** What a step read from a page. */
export interface PageResult<Result> {
  /** Route including the base URL. */
  route: string;
  /** Path without the base URL, with a leading and trailing slash. */
  page: string;
  result: Result;
}

/** What a step read from all pages, in the order of their routes. */
export interface Results<Result> {
  pages: readonly PageResult<Result>[];
  /** Number of results that weren't in the cache. */
  regenerated: number;
}

/** Reads what a step needs from each page. */
export interface PageReader<Result> {
  /** Returns whether the step needs the page. By default, it needs all pages. */
  includes?(page: BuiltPage): boolean;
  /** Returns everything that the result depends on in addition to the page and the code. */
  inputs?(page: BuiltPage): string;
  /**
   * Returns a value that can be cached: plain data, `Map`, and `Set`.
   * @throws an error that names the page, if the step can't use it.
   */
  read(page: BuiltPage): Result;
}

/**
 * A step that runs after the build. `Result` is what it reads from a page. A list of steps has the type `Step[]`, whatever they read,
 * because TypeScript compares the parameters of methods in both directions.
 */
export interface Step<Result = unknown> {
  name: string;
  /** Returns what the step needs from the pages. A step without it reads no pages. */
  reader?(build: Build): PageReader<Result>;
  /**
   * Writes files or checks the build, after all pages were read and all previous steps are finished. Returns a summary for the log.
   * @throws if the build is invalid.
   */
  finish(build: Build, results: Results<Result>): Promise<string>;
}
