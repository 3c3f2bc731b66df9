/**
 * Areas of the documentation, each with its route prefix, name, and landing page. More specific prefixes come first. The area of a previous
 * product has the ID of the area that replaces it.
 */
export const areas = [
  {
    id: 'api-testing-on-prem',
    prefix: '/api-testing/on-prem/',
    name: 'On-premises API Testing',
    landing: '/api-testing/on-prem/quick-start/',
  },
  {id: 'api-testing', prefix: '/api-testing/', name: 'API Testing', landing: '/api-testing/'},
  {id: 'low-code', prefix: '/dev/low-code/', name: 'Low Code Testing', landing: '/dev/low-code/'},
  {id: 'dev', prefix: '/dev/', name: 'Developer reference', landing: '/dev/'},
  {id: 'sauce-ai', prefix: '/sauce-ai/', name: 'Sauce AI', landing: '/sauce-ai/'},
  {id: 'ide-plugins', prefix: '/ide-plugins/', name: 'IDE plugins', landing: '/ide-plugins/'},
  {id: 'ci', prefix: '/ci/', name: 'Continuous integration', landing: '/ci/'},
  {id: 'contributing', prefix: '/contributing/', name: 'Contributing', landing: '/contributing/'},
  {
    id: 'error-reporting',
    prefix: '/error-reporting/',
    name: 'Error Reporting',
    landing: '/error-reporting/getting-started/',
  },
  {id: 'insights', prefix: '/insights/', name: 'Insights', landing: '/insights/'},
  {id: 'mobile-apps', prefix: '/mobile-apps/', name: 'Mobile app testing', landing: '/mobile-apps/'},
  {id: 'performance', prefix: '/performance/', name: 'Performance', landing: '/performance/'},
  {
    id: 'secure-connections',
    prefix: '/secure-connections/',
    name: 'Secure connections',
    landing: '/secure-connections/',
  },
  {id: 'test-results', prefix: '/test-results/', name: 'Test results', landing: '/test-results/'},
  {
    id: 'app-distribution',
    prefix: '/app-distribution/',
    name: 'Mobile App Distribution',
    landing: '/app-distribution/general/getting-started/',
  },
  {
    id: 'testfairy',
    prefix: '/testfairy/',
    name: 'App Distribution (TestFairy)',
    landing: '/testfairy/',
    successor: 'app-distribution',
  },
  {id: 'visual-testing', prefix: '/visual-testing/', name: 'Sauce Visual', landing: '/visual-testing/'},
  {id: 'web-apps', prefix: '/web-apps/', name: 'Web app testing', landing: '/web-apps/'},
  {id: 'basics', prefix: '/', name: 'Accounts and basics', landing: '/sauce-basics/'},
] as const;

export type Area = (typeof areas)[number];
export type AreaId = Area['id'];

/** Returns the ID of the first area whose prefix matches `route`. */
export function areaOf(route: string): AreaId {
  return areas.find(({prefix}) => route.startsWith(prefix))!.id;
}
