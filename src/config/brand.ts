/** By itself as well, for what readers load and needs no more. */
export const repository = 'https://github.com/saucelabs/sauce-docs';

/** Who the site is about. The one place for names and addresses of the provider. */
export const brand = {
  name: 'Sauce Labs',
  title: 'Sauce Labs Documentation',
  tagline: 'Test all the things.',
  repository,
  editBranch: 'main',
  home: 'https://saucelabs.com/',
  app: 'https://app.saucelabs.com/',
  signUp: 'https://saucelabs.com/sign-up',
  status: 'https://status.saucelabs.com/',
  support: 'https://support.saucelabs.com/hc/en-us',
  community: 'https://stackoverflow.com/tags/saucelabs',
  openSource: 'https://opensource.saucelabs.com/',
  privacy: 'https://saucelabs.com/privacy-policy',
  terms: 'https://saucelabs.com/terms-of-service',
  gdpr: 'https://saucelabs.com/privacy-policy#eea',
  social: {
    X: 'https://twitter.com/saucelabs',
    LinkedIn: 'https://www.linkedin.com/company/891955',
    Facebook: 'https://www.facebook.com/saucelabs',
  },
  copyrightYear: 2025,
} as const;
