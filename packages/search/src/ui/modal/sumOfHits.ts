/**
 * Workaround for DocSearch 4.3.1, which adds up the counts of all queries as if they were results from several indexes
 * (`nbHits: currentNbHits + nbHits` in DocSearchModal.tsx). Computes the differences that add up to the actual count.
 */
export class SumOfHits {
  private shown = 0;

  /** Returns a function that converts the count of a query to a difference. Call `begin` when the query starts. */
  begin(): (total: number) => number {
    const before = this.shown;
    return (total) => {
      this.shown = total;
      return total - before;
    };
  }
}
