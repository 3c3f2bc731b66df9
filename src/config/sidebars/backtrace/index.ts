import {allDocumentation} from '../allDocumentation.ts';
import {administer} from './administer.ts';
import {advanced} from './advanced.ts';
import {projects} from './projects.ts';
import {setUpSdk} from './setUpSdk.ts';
import {webConsole} from './webConsole.ts';
import {workflow} from './workflow.ts';
import type {SidebarItems} from '../types.ts';

export const backtrace: SidebarItems = [
  'error-reporting/getting-started',
  setUpSdk,
  webConsole,
  projects,
  workflow,
  administer,
  advanced,
  'error-reporting/troubleshooting',
  'error-reporting/whats-new',
  allDocumentation,
];
