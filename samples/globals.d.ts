/** Global names that samples use and that no package declares. The programs that check samples include this file. */

// Functions of proxy auto-config (PAC) files.
declare function shExpMatch(text: string, pattern: string): boolean;
declare function dnsDomainIs(host: string, domain: string): boolean;

declare var ErrorUtils: import('react-native').ErrorUtils;

interface Window {
  // Added by the script of Helpshift.
  Helpshift: (command: string, ...values: unknown[]) => void;
  helpshiftConfig: Record<string, unknown>;
}

declare namespace WebdriverIO {
  interface Browser {
    // Added by the configuration in docs/basics/integrations/deque.mdx.
    getAxeResults(): Promise<import('axe-core').AxeResults>;
  }
}
