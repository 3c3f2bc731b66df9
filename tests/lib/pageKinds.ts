import type {Kind} from '../../src/content/kinds.ts';

/** A written document of each kind. */
const documents = {
  landing: '/api-testing/',
  tutorial: '/api-testing/use-cases/integration-test/',
  'how-to': '/test-results/test-status/',
  concept: '/performance/about/',
  reference: '/basics/data-center-endpoints/',
  troubleshooting: '/basics/sso/troubleshooting-sso/',
} satisfies Record<Kind, string>;

const entries = (pages: Record<string, string>) => Object.entries(pages).map(([kind, address]) => ({kind, address}));

/** What a reader can meet on the site, an address of each. */
export const kindsOnSite = entries({
  home: '/',
  standalone: '/quickstart/',
  changes: '/changes/',
  ...documents,
  capabilities: '/dev/test-configuration-options/',
  command: '/dev/cli/sauce-connect-5/run/',
  archived: '/2024/api-testing/on-prem/quick-start/',
  unknown: '/not-there/',
});

/** What stands on the fixture site only. */
export const kindsOnFixture = entries({'kitchen sink': '/kitchen-sink/', skeleton: '/skeleton/', long: '/long/', 'error messages': '/error-messages/', configurator: '/configurator/'});
