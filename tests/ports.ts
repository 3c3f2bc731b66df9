/** The first of the ports of this machine on which the tests serve their builds; another lets two runs go side by side. */
const base = Number(process.env.TEST_PORT_BASE ?? 4310);

export const ports = {site: base, fixture: base + 1, configured: base + 2, analytics: base + 3, variety: base + 4, hosted: base + 5, delivery: base + 6} as const;

/** Those of the servers that a test starts by itself, beyond the ones above. */
export const ownPorts = {liveFrontMatter: base + 20, liveNavbar: base + 21, deploy: base + 22} as const;
