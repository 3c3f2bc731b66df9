import type {Config} from '@docusaurus/types';

/** Whether the build uses the fast toolchain. `npm run build -- --no-faster` turns it off, for example, to compare builds. */
const faster = process.env.DOCUSAURUS_NO_FASTER !== 'true';

/** Opt-ins for the behavior of Docusaurus 4 and its fast toolchain. */
export const future: NonNullable<Config['future']> = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // Would add a suffix to the storage keys, but the specification requires the key `theme`.
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: true,
  },
  faster,
  experimental_vcs: 'git-eager',
};
