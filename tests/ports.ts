/** Ports of this machine that the tests use; none of them is the site's own 3000. */
export const ports = {
  default: 4310,
  configured: 4311,
  /** The stand-in for every third party: Segment, the consent script, the chat widget, hosted search. */
  thirdParty: 4312,
} as const;
