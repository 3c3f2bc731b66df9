import type {Config} from '@docusaurus/types';

/** `npm run build -- --no-faster` sets this, to compare with, or to do without, the fast toolchain. */
const faster = process.env.DOCUSAURUS_NO_FASTER !== 'true';

/** The behavior of Docusaurus 4 and its fast toolchain. */
export const future: NonNullable<Config['future']> = {
  v4: {
    removeLegacyPostBuildHeadAttribute: true,
    useCssCascadeLayers: true,
    // On, it would put a suffix to the storage keys, and the specification fixes `theme`.
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: true,
  },
  faster,
  experimental_vcs: 'git-eager',
};
