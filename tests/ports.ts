/** First port of the test servers. Set `TEST_PORT_BASE` to run tests in parallel with another test run. */
const base = Number(process.env.TEST_PORT_BASE ?? 4310);

/** Ports of the servers that serve a build, by project of the browser tests or by purpose. */
export const ports = {
  site: base,
  fixture: base + 1,
  configured: base + 2,
  analytics: base + 3,
  variety: base + 4,
  hosted: base + 5,
  delivery: base + 6,
} as const;

/** Ports of servers that a test starts itself. `workers` is the port of the first worker; each further worker uses the next port. */
export const ownPorts = {
  liveFrontMatter: base + 20,
  liveNavbar: base + 21,
  deploy: base + 22,
  nginx: base + 23,
  image: base + 24,
  liveMdx: base + 25,
  liveSidebar: base + 26,
  baseUrl: base + 27,
  workers: base + 30,
} as const;
