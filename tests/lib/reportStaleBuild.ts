import {warnIfStale} from '../../scripts/lib/site.ts';

/** Warns once, before the tests run, if `build/` is out of date. */
export default function setup(): void {
  warnIfStale();
}
