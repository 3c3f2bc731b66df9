/**
 * Lets queries that fail wait, rather than fail: DocSearch 4.3.1 forgets an error as soon as it has heard of it
 * (autocomplete-core 1.19.2 sets its status to idle in `finally`), and would tell the reader that there are no results.
 */
export class Patience {
  private waiting: (() => void)[] = [];

  constructor(private readonly onTrouble: () => void) {}

  /** What `attempt` gives in the end. `matters` says whether anybody still wants to know. */
  async until<T>(attempt: () => Promise<T>, matters: () => boolean): Promise<T> {
    for (;;) {
      try {
        return await attempt();
      } catch {
        if (matters()) this.onTrouble();
        await new Promise<void>((resolve) => this.waiting.push(resolve));
      }
    }
  }

  /** Tries once more what is waiting. */
  readonly resume = (): void => {
    const again = this.waiting;
    this.waiting = [];
    for (const go of again) go();
  };
}
