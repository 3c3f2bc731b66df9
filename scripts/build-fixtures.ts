/** `tsx scripts/build-fixtures.ts`: builds the fixture sites alone, to run `npx playwright test` by hand. */
import {buildFixtures} from '../tests/fixtures/build.ts';

void buildFixtures();
