import {allDocumentation} from '../allDocumentation.ts';
import {administer} from './administer.ts';
import {automate} from './automate.ts';
import {bloodhound} from './bloodhound.ts';
import {components} from './components.ts';
import {connectors} from './connectors.ts';
import {mockAndLoad} from './mockAndLoad.ts';
import {monitor} from './monitor.ts';
import {selfHosted} from './selfHosted.ts';
import {startHere} from './startHere.ts';
import {variablesAndData} from './variablesAndData.ts';
import {writeTests} from './writeTests.ts';
import type {SidebarItems} from '../types.ts';

export const apif: SidebarItems = [
  startHere,
  selfHosted,
  writeTests,
  variablesAndData,
  components,
  automate,
  monitor,
  connectors,
  mockAndLoad,
  bloodhound,
  administer,
  allDocumentation,
];
