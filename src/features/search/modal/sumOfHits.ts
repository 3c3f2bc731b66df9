/**
 * DocSearch 4.3.1 adds the counts of all keystrokes up, as if they were of several indexes of one query
 * (`nbHits: currentNbHits + nbHits` in DocSearchModal.tsx). This says what to hand over so that its sum is the count.
 */
export class SumOfHits {
  private shown = 0;

  /** To be called when a query is asked; what it gives, when the answer is there. */
  begin(): (total: number) => number {
    const before = this.shown;
    return (total) => {
      this.shown = total;
      return total - before;
    };
  }
}
