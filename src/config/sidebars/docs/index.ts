import {accounts} from './accounts.ts';
import {apiTesting} from './apiTesting.ts';
import {integrations} from './integrations.ts';
import {mobileApps} from './mobileApps.ts';
import {reference} from './reference.ts';
import {results} from './results.ts';
import {secureConnections} from './secureConnections.ts';
import {startHere} from './startHere.ts';
import {testfairy} from './testfairy.ts';
import {visualTesting} from './visualTesting.ts';
import {webApps} from './webApps.ts';
import type {SidebarItems} from '../types.ts';

export const docs: SidebarItems = [
  startHere,
  webApps,
  mobileApps,
  apiTesting,
  visualTesting,
  {type: 'link', label: 'Low-code testing', href: '/dev/low-code/'},
  integrations,
  secureConnections,
  results,
  testfairy,
  {type: 'link', label: 'Error reporting', href: '/error-reporting/getting-started/'},
  accounts,
  reference,
];
