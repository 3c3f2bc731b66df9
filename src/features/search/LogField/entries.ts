/** An entry of the page whose message stands in a log. */
export interface FoundEntry {
  id: string;
  message: string;
  /** The line in which it stands. */
  line: string;
  /** What the page says about it: meaning, causes, remedies. */
  html: string;
}

/** A longer line says nothing more to who looks it over. */
const LINE = 300;

/** The entries of `list`, each with a message in code style as its heading, whose messages stand in a log; the clearest first. */
export async function entriesOf(list: Element, log: string): Promise<FoundEntry[]> {
  const {LogMatcher} = await import('../engine/logMatcher.ts');
  const entries = [...list.querySelectorAll('.entry:not(:has(.entry))')];
  const wordings = entries.map((entry) => [...entry.querySelectorAll('h3 code, .also code')].map(({textContent}) => textContent ?? ''));
  return new LogMatcher(wordings).match(log).map(({message, line}) => ({
    id: entries[message]!.querySelector('h3')!.id,
    message: wordings[message]![0]!,
    line: line.length > LINE ? `${line.slice(0, LINE)}…` : line,
    html: htmlOf(entries[message]!),
  }));
}

/** What stands below the heading. Anchors stay with the entry itself. */
function htmlOf(entry: Element): string {
  const copy = entry.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('h3, .also')) element.remove();
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  return copy.innerHTML;
}
