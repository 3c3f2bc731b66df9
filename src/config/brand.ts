/** URL of the repository. A separate export, so client code can import it without `brand`. */
export const repository = 'https://github.com/saucelabs/sauce-docs';

/** URL of the site if `SITE_URL` is not set. */
export const siteUrl = 'https://docs.saucelabs.com';

/** Name and URLs of the documented product. */
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
  slack: 'https://saucelabs.com/resources/community/slack',
  blog: 'https://saucelabs.com/blog',
  engineeringBlog: 'https://opensource.saucelabs.com/blog/',
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
