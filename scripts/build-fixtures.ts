/** `tsx scripts/build-fixtures.ts [variant…]`: builds the fixture sites alone, to run `npx playwright test` by hand. */
import {buildFixtures} from '../tests/fixtures/build.ts';
import {variants} from '../tests/fixtures/variants.ts';

const named = process.argv.slice(2);
void buildFixtures(named.length ? variants.filter((variant) => named.includes(variant)) : variants);
