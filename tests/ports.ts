/** The first port on which the tests serve builds; another one lets two runs go side by side. */
const base = Number(process.env.TEST_PORT_BASE ?? 4310);

export const ports = {site: base, fixture: base + 1, configured: base + 2, analytics: base + 3, variety: base + 4, hosted: base + 5, delivery: base + 6} as const;

/** Ports of servers that a test starts itself; `workers` is the first of one for each worker. */
export const ownPorts = {liveFrontMatter: base + 20, liveNavbar: base + 21, deploy: base + 22, nginx: base + 23, image: base + 24, liveMdx: base + 25, liveSidebar: base + 26, baseUrl: base + 27, workers: base + 30} as const;
