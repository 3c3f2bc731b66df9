import {kindsOnSite} from '../../lib/pageKinds.ts';
import {testAccessibility, testKeyboard, testLayoutShift, testOrigins, testWidths} from '../../lib/health.ts';

testAccessibility(kindsOnSite);
testWidths(kindsOnSite);
testLayoutShift(kindsOnSite);
testOrigins(kindsOnSite);
testKeyboard(kindsOnSite);
