/** The only export of `tslib` that `@docusaurus/utils-common` uses in the client. */
export const __importDefault = (module: {__esModule?: boolean} | undefined): object =>
  module?.__esModule ? module : {default: module};
