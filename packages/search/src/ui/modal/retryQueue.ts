/**
 * Retry queue: failed queries stay pending until they are retried. If they failed, DocSearch 4.3.1 would show that there
 * are no results, because autocomplete-core 1.19.2 resets the error status to idle in `finally`.
 */
export class RetryQueue {
  private waiting: (() => void)[] = [];

  constructor(private readonly onTrouble: () => void) {}

  /** Returns the result of the first successful `attempt`. A failure is reported to `onTrouble` only while `matters` returns true. */
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

  /** Retries all pending queries. */
  readonly resume = (): void => {
    const again = this.waiting;
    this.waiting = [];
    for (const go of again) go();
  };
}
