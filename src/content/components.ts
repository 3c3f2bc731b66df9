/**
 * Components that pages can use without importing them, in addition to HTML elements. Keep the names in sync with
 * `src/theme/MDXComponents` and `src/remark/reference/renderers.ts`.
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
  'ProductChangeReference',
  'AppiumVersionReference',
  'VersionReference',
  'CapabilityReference',
  'PlatformConfigurator',
  'PlatformReference',
  'ScreenIllustration',
] as const;
