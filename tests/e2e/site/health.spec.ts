import {kindsOnSite} from '../../lib/pageKinds.ts';
import {testAccessibility, testLayoutShift, testOrigins, testWidths} from '../../lib/health.ts';

testAccessibility(kindsOnSite);
testWidths(kindsOnSite);
testLayoutShift(kindsOnSite);
testOrigins(kindsOnSite);
