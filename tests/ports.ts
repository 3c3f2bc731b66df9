/** Ports of this machine on which the tests serve their builds. */
export const ports = {site: 4310, fixture: 4311, configured: 4312, analytics: 4313} as const;
