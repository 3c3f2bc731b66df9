// The parts of two libraries that modules of Docusaurus use. `overrides.ts` replaces the libraries with this module.

/** The only export of `tslib` that `@docusaurus/utils-common` uses in the client. */
export const __importDefault = (module: {__esModule?: boolean} | undefined): object =>
  module?.__esModule ? module : {default: module};

/** The exports of `react-is` that `hoist-non-react-statics` uses. */
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');
export const isMemo = (value: {$$typeof?: symbol} | undefined): boolean => value?.$$typeof === Memo;
