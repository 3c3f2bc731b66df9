import type {Diagnostic} from '../../lint/diagnostic.ts';
import type {EndingProduct, ExpiryException, SunsetOperation} from '../data/endings.ts';
import type {ProductVersion} from '../data/versions.ts';
import {longDate} from '../lib/dates.ts';
import {escapeRegExp} from '../lib/escape.ts';
import {fencesOf} from './samples/fences.ts';

/** Number of days before the end from which a use is an error. */
export const ERROR_DAYS = 60;
/** Number of days before the end from which a use is a warning. */
const WARNING_DAYS = 120;

const RULE = 'expiry';
const DAY = 24 * 3600 * 1000;
const ADVICE = `Something that ends within ${ERROR_DAYS} days must not be used; within ${WARNING_DAYS} days, it's a warning. If you can't replace it yet, add it to src/data/expiryExceptions.yaml. See "Expiry" in contributing/reference.md.`;

/** What a check of endings depends on. */
export interface Endings {
  products: readonly EndingProduct[];
  sunsets: readonly SunsetOperation[];
  exceptions: readonly ExpiryException[];
  /** Current day, YYYY-MM-DD. */
  today: string;
}

/** Use of a version or an operation in a file. Line and column are 1-based. */
interface Use {
  /** Name of what's used, such as `Playwright 1.56.1`. */
  subject: string;
  line: number;
  column: number;
  ends: string;
  /** Proposal in the message, such as `use Playwright 1.60.0`. */
  fix: string;
}

const oneOf = (texts: readonly string[]): string => `(?:${texts.map(escapeRegExp).join('|')})`;

/** Returns the number of days from `today` until `day`. Negative if the day is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY);

/** Returns the version to use instead: its own successor, or the newest one that isn't about to end. */
export function successorOf(product: EndingProduct, ending: ProductVersion, today: string): string | undefined {
  if (ending.successor) return ending.successor;
  return product.versions.find(
    ({version, endOfLife}) =>
      version !== ending.version && (endOfLife === undefined || daysUntil(endOfLife, today) > WARNING_DAYS),
  )?.version;
}

/** Returns the version that a text such as `v22`, `1.56.1`, or `lts` selects. */
function versionOf({versions}: EndingProduct, text: string): ProductVersion | undefined {
  const plain = text.replace(/^[v^~=]+/, '').replace(/[.]$/, '');
  return (
    versions.find(({version, aliases}) => version === plain || aliases?.includes(text)) ??
    versions.find(({version}) => plain.startsWith(`${version}.`) || plain.startsWith(`${version}-`)) ??
    versions.find(({version}) => version.startsWith(`${plain}.`))
  );
}

/** Returns the expressions that find versions of a product in samples. The first group is the text before the version, the second the version. */
function samplePatterns({config, packages, images, keys, labels, versions}: EndingProduct): RegExp[] {
  const patterns: RegExp[] = [];
  const value = '["\']?([v^~]*\\w[\\w.-]*)';
  if (config) {
    patterns.push(
      new RegExp(`(^( *)${config}:[ \\t]*\\n(?:\\2 +.*\\n)*?\\2 +version:[ \\t]*)${value}`, 'gm'),
      new RegExp(`(\\b${config}:[ \\t]*\\{[^}\\n]*\\bversion:[ \\t]*)${value}`, 'g'),
      new RegExp(`(--${config}\\.version[ =])${value}`, 'g'),
    );
  }
  if (packages) {
    const names = oneOf(packages);
    patterns.push(
      new RegExp(`((?<![\\w@/.-])${names}@)${value}`, 'g'),
      new RegExp(`("${names}":[ \\t]*)${value}`, 'g'),
    );
  }
  if (images) patterns.push(new RegExp(`((?<![\\w./-])(?:docker\\.io/)?(?:library/)?${oneOf(images)}:)${value}`, 'g'));
  if (keys) patterns.push(new RegExp(`((?<![\\w-])["']?${oneOf(keys)}["']?[ \\t]*[:=][ \\t]*)${value}`, 'g'));
  if (labels) patterns.push(labelPattern(versions));
  return patterns;
}

const labelPattern = (versions: readonly ProductVersion[]): RegExp =>
  new RegExp(
    `((?<![\\w.-]))(${versions
      .flatMap(({version, aliases = []}) => [version, ...aliases])
      .map(escapeRegExp)
      .join('|')})(?![\\w-]|\\.\\d)`,
    'g',
  );

/** Matches sentences about the end of something, or about its history, which don't recommend it. */
const ABOUT_THE_END =
  /end[- ]of[- ]life|reache[sd] its end|no longer|retired|removed|replace|migrate|\bsince\b|starting with|(?:and|or) (?:later|earlier|newer|older)|\bbefore\b|\buntil\b/i;

/** Returns a date as in running text, such as "November 30, 2026". */
const written = (day: string): string => longDate(new Date(day));

/** Returns the uses of versions and operations that have an end in the source of a page. Samples and running text count. */
export function usesIn(source: string, {products, sunsets, today}: Endings): Use[] {
  const fences = fencesOf('', source);
  const lines = source.split('\n');
  const isSample = new Set(fences.flatMap(({line, text}) => text.split('\n').map((_, at) => line + at)));
  const uses = new Map<string, Use>();
  const add = (use: Use): void => void uses.set(`${use.line}:${use.column}:${use.subject}`, use);
  const found = (product: EndingProduct, text: string, line: number, column: number, context?: string): void => {
    const version = versionOf(product, text);
    if (!version?.endOfLife) return;
    if (context !== undefined && (ABOUT_THE_END.test(context) || context.includes(written(version.endOfLife)))) return;
    const successor = successorOf(product, version, today);
    add({
      subject: `${product.name} ${version.version}`,
      line,
      column,
      ends: version.endOfLife,
      fix: successor ? `use ${product.name} ${successor}` : `${product.file} lists no successor`,
    });
  };

  for (const {line, text} of fences) {
    for (const product of products) {
      for (const pattern of samplePatterns(product)) {
        for (const match of text.matchAll(pattern)) {
          const before = text.slice(0, match.index + match[1]!.length);
          const at = before.split('\n').length - 1;
          const written = match.at(-1)!;
          const column =
            (lines[line - 1 + at] ?? '').indexOf(written, before.length - before.lastIndexOf('\n') - 1) + 1;
          found(product, written, line + at, Math.max(column, 1));
        }
      }
    }
  }

  // In running text, a version of a programming language is a requirement.
  const inText = products.filter(({labels, images, keys}) => labels ?? !(images ?? keys));
  const named = inText.map((product) => ({
    product,
    pattern: product.labels
      ? labelPattern(product.versions)
      : new RegExp(`((?<!\\w)${escapeRegExp(product.name)} v?)(\\d+(?:\\.\\d+)+)(?![\\w.]*\\w)`, 'g'),
  }));
  const operations = sunsets.map((operation) => ({
    operation,
    pattern: new RegExp(
      `${operation.path
        .split(/\{[^}]+\}/)
        .map(escapeRegExp)
        .join('[^/\\s"\'`?)]+')}(?![\\w/-])`,
      'g',
    ),
  }));
  lines.forEach((text, at) => {
    const line = at + 1;
    for (const {operation, pattern} of operations) {
      for (const match of text.matchAll(pattern)) {
        if (!isSample.has(line) && ABOUT_THE_END.test(text)) continue;
        const fix = operation.successor ? `use ${operation.successor.replace(/\.$/, '')}` : 'it has no successor';
        add({subject: operation.name, line, column: match.index + 1, ends: operation.sunset, fix});
      }
    }
    if (isSample.has(line)) return;
    for (const {product, pattern} of named) {
      for (const match of text.matchAll(pattern)) {
        const start = match.index + match[1]!.length;
        found(product, match[2]!, line, start + 1, sentenceAt(text, start));
      }
    }
  });
  return [...uses.values()];
}

/** Returns the sentence or table row that contains a position in a line. */
function sentenceAt(line: string, at: number): string {
  if (line.trimStart().startsWith('|')) return line;
  const start = Math.max(line.lastIndexOf('. ', at), line.lastIndexOf(': ', at)) + 1;
  const end = line.indexOf('. ', at);
  return line.slice(start, end < 0 ? undefined : end);
}

/** Returns the message and severity for something that ends, or `undefined` if it ends after the warning limit. */
export function endingOf(
  subject: string,
  ends: string,
  fix: string,
  today: string,
  verb = 'uses',
): Pick<Diagnostic, 'rule' | 'message' | 'severity' | 'advice'> | undefined {
  const days = daysUntil(ends, today);
  if (days > WARNING_DAYS) return undefined;
  const when = days > 0 ? `which ends on ${ends}, in ${days} ${days === 1 ? 'day' : 'days'}` : `which ended on ${ends}`;
  return {
    rule: RULE,
    message: `${verb} ${subject}, ${when}; ${fix}`,
    advice: ADVICE,
    ...(days > ERROR_DAYS && {severity: 'warning' as const}),
  };
}

/** Returns whether a use in a file is excepted today. */
export const isExcepted = ({exceptions, today}: Endings, file: string, subject: string): boolean =>
  exceptions.some((one) => one.file === file && one.uses === subject && today <= one.until);

/** Returns the findings in a page: uses of what ends soon or has ended, without those that are excepted today. */
export function checkExpiry(file: string, source: string, endings: Endings): Diagnostic[] {
  return usesIn(source, endings).flatMap(({subject, line, column, ends, fix}): Diagnostic[] => {
    const found = endingOf(subject, ends, fix, endings.today);
    return found && !isExcepted(endings, file, subject) ? [{file, line, column, ...found}] : [];
  });
}
