/** What `tslib` has under this name. */
export const __importDefault = (module: {__esModule?: boolean} | undefined): object => (module?.__esModule ? module : {default: module});
