/** Package metadata from the license plugin. */
interface Licensed {
  name: string;
  packageJson?: {version?: string} | undefined;
  licenseId?: string | null;
  licenseText?: string | null;
}

const BETWEEN = `\n${'-'.repeat(80)}\n\n`;

/** Returns one text with all licenses, sorted by package name so that builds are reproducible. */
export function renderLicenses(packages: readonly Licensed[]): string {
  const parts = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({name, packageJson, licenseId, licenseText}) =>
        `${name} ${packageJson?.version ?? ''}\n${licenseId}\n\n${(licenseText ?? '').trim()}\n`,
    );
  return `This site contains third-party code under the following licenses.\n\n${parts.join(BETWEEN)}`;
}

/** Returns the number of packages in the text that `renderLicenses` returned. */
export const countPackages = (text: string): number => text.split(BETWEEN).length;
