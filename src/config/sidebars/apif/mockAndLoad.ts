import type {SidebarItem} from '../types.ts';

export const mockAndLoad: SidebarItem = {
  type: 'category',
  label: 'Mocks and load tests',
  items: [
    'api-testing/on-prem/quick-start/mocking-services',
    'api-testing/on-prem/mocking/expressions-in-mocked-apis',
    'api-testing/on-prem/mocking/mock-recording-with-kong',
    'api-testing/on-prem/quick-start/load-testing',
    'api-testing/on-prem/how-to/load-agent-deployment',
  ],
};
