/** Entry of the page whose message occurs in a log. */
export interface FoundEntry {
  id: string;
  message: string;
  /** Log line with the message, truncated after 300 characters. */
  line: string;
  /** HTML of the entry without its heading: description, causes, and solutions. */
  html: string;
}

/** Maximum length of a displayed log line, in characters. */
const LINE = 300;

/** Returns the entries in `list` whose messages occur in a log, best match first. The heading of an entry contains its message as code. */
export async function entriesOf(list: Element, log: string): Promise<FoundEntry[]> {
  const {matcherOf} = await import('./matcher.ts');
  const entries = [...list.querySelectorAll('.entry:not(:has(.entry))')];
  const wordings = entries.map((entry) =>
    [...entry.querySelectorAll('h3 code, .also code')].map(({textContent}) => textContent ?? ''),
  );
  return matcherOf(wordings)
    .match(log)
    .map(({message, line}) => ({
      id: entries[message]!.querySelector('h3')!.id,
      message: wordings[message]![0]!,
      line: line.length > LINE ? `${line.slice(0, LINE)}…` : line,
      html: htmlOf(entries[message]!),
    }));
}

/** Returns the HTML of an entry without its heading, and without IDs, which would be duplicates. */
function htmlOf(entry: Element): string {
  const copy = entry.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('h3, .also')) element.remove();
  for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id');
  return copy.innerHTML;
}
