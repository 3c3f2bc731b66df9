/**
 * The components that a page may use without importing them, beside HTML.
 * `src/theme/MDXComponents` registers the same names.
 */
export const pageComponents = [
  'Tabs',
  'TabItem',
  'Cards',
  'Card',
  'LegacyNotice',
  'CommandReference',
  'FlagReference',
  'ConfigReference',
  'ApiReference',
  'GlossaryReference',
  'ErrorMessageReference',
  'MaintenanceReference',
  'StatusCodeReference',
  'DataCenterReference',
  'AppiumVersionReference',
  'CapabilityReference',
  'PlatformConfigurator',
  'PlatformReference',
] as const;
