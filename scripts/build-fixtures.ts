/** `tsx scripts/build-fixtures.ts [variant…]`: builds only the fixture sites (all by default), to run `npx playwright test` manually. */
import {buildFixtures} from '../tests/fixtures/build.ts';
import {variants} from '../tests/fixtures/variants.ts';

const named = process.argv.slice(2);
void buildFixtures(named.length ? variants.filter((variant) => named.includes(variant)) : variants);
