import {warnIfStale} from '../../scripts/lib/site.ts';

/** Says once, before the tests, whether those that read `build/` read an outdated one. */
export default function setup(): void {
  warnIfStale();
}
