/** What is said of a package. */
interface Licensed {
  name: string;
  packageJson?: {version?: string} | undefined;
  licenseId?: string | null;
  licenseText?: string | null;
}

const BETWEEN = `\n${'-'.repeat(80)}\n\n`;

/** One text of all licenses, in the order of the packages' names, so that two builds of one commit have the same. */
export function renderLicenses(packages: readonly Licensed[]): string {
  const parts = [...packages]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({name, packageJson, licenseId, licenseText}) => `${name} ${packageJson?.version ?? ''}\n${licenseId}\n\n${(licenseText ?? '').trim()}\n`);
  return `This site contains code of others, under these licenses.\n\n${parts.join(BETWEEN)}`;
}

/** How many packages such a text is about. */
export const countPackages = (text: string): number => text.split(BETWEEN).length;
