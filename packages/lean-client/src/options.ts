/** Options of the plugin. */
export interface Options {
  /**
   * Names of components and hooks that look up other documents. A page whose source contains one of them loads the descriptions of all
   * documents. Default: `DocCardList`, `DocCard`, and `useDocById`.
   */
  docLookups?: readonly string[];
  /** What to do if the installed version of Docusaurus isn't supported: build without the plugin (default), or fail. */
  onUnsupportedVersion?: 'warn' | 'throw';
}

const defaults: Required<Options> = {
  docLookups: ['DocCardList', 'DocCard', 'useDocById'],
  onUnsupportedVersion: 'warn',
};

const known = Object.keys(defaults);

/**
 * Returns the options with defaults. Ignores `id`, which Docusaurus adds to the options of each plugin.
 * @throws if an option is unknown or has a wrong value, or if the site doesn't use trailing slashes. The error lists accepted values.
 */
export function readOptions(given: Options, site: {trailingSlash?: boolean | undefined}): Required<Options> {
  const fail = (problem: string): never => {
    throw new Error(`lean-client: ${problem}`);
  };
  const unknown = Object.keys(given).find((name) => name !== 'id' && !known.includes(name));
  if (unknown) fail(`unknown option ${unknown}: expected ${known.join(' or ')}`);
  const options = {...defaults, ...given};
  const {docLookups, onUnsupportedVersion} = options;
  if (!Array.isArray(docLookups) || !docLookups.every((name) => /^[A-Za-z_$][\w$]*$/.test(String(name))))
    fail(`invalid docLookups ${JSON.stringify(docLookups)}: expected an array of component or hook names`);
  if (!['warn', 'throw'].includes(onUnsupportedVersion))
    fail(`invalid onUnsupportedVersion ${JSON.stringify(onUnsupportedVersion)}: expected "warn" or "throw"`);
  if (site.trailingSlash !== true)
    fail(`unsupported trailingSlash ${String(site.trailingSlash)} in the site configuration: expected true`);
  return options;
}
