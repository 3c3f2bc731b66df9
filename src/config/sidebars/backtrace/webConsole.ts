import type {SidebarItem} from '../types.ts';

export const webConsole: SidebarItem = {
  type: 'category',
  label: 'Investigate errors',
  items: [
    'error-reporting/web-console/getting-started',
    'error-reporting/web-console/overview',
    'error-reporting/web-console/triage',
    'error-reporting/web-console/explore',
    'error-reporting/web-console/debug',
    'error-reporting/web-console/flame-graphs',
    'error-reporting/web-console/releases',
  ],
};
