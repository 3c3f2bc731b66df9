import type {Kind} from '../../src/content/frontMatter.ts';

/** URL path of a document of each kind. */
const documents = {
  landing: '/api-testing/',
  tutorial: '/api-testing/use-cases/integration-test/',
  'how-to': '/test-results/test-status/',
  concept: '/performance/about/',
  reference: '/basics/data-center-endpoints/',
  troubleshooting: '/basics/sso/troubleshooting-sso/',
} satisfies Record<Kind, string>;

const entries = (pages: Record<string, string>) => Object.entries(pages).map(([kind, address]) => ({kind, address}));

/** URL path of a page of each type on the site. */
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

/** URL path of a page of each type that only the fixture site has. */
export const kindsOnFixture = entries({
  'kitchen sink': '/kitchen-sink/',
  skeleton: '/skeleton/',
  long: '/long/',
  'error messages': '/error-messages/',
  configurator: '/configurator/',
});
