import type {SectionRecord} from './records.ts';

/** Maximum number of characters in an identifier. Longer code is a sample. */
const MAX_IDENTIFIER = 64;
/** Matches an identifier: a word without spaces (flag, key, path, capability), a method and a path, or a command of up to three words. */
const NAME = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?[^\s]{2,}(?: [\w:.<>[\]-]+){0,2}$/;

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
/** Normalizes whitespace but keeps one line break at the end of each block, because excerpts don't cross block boundaries. */
const tidyBlocks = (text: string): string =>
  text
    .replace(/[^\S\n]+|\u200b/g, ' ')
    .replace(/ ?(?:· ?)*\n[\s·]*/g, '\n')
    .trim();

/** Collects the sections of one page while the page is read from top to bottom. */
export class SectionBuilder {
  private readonly sections: SectionRecord[] = [];
  private readonly outer: SectionRecord[] = [];
  private current: SectionRecord;

  constructor(title: string) {
    this.current = this.add('', title, 1);
  }

  /** Level of the current section. */
  get level(): number {
    return this.current.level;
  }

  text(text: string): void {
    this.current.text += text;
  }

  code(code: string): void {
    this.current.code += `${code}\n`;
  }

  /** Adds an identifier that the current section defines. Ignores text that isn't an identifier, and duplicates. */
  identifier(text: string): void {
    const name = tidy(text);
    if (name.length > MAX_IDENTIFIER || !NAME.test(name) || !/[a-z]/i.test(name)) return;
    if (!this.current.identifiers.includes(name)) this.current.identifiers.push(name);
  }

  /**
   * Starts the section of a heading. Adds the heading to the text of the current section instead if it has no anchor, or if its level is 4
   * or higher and its anchor extends the anchor of the current section (`getJob-responses` in `getJob`).
   */
  heading(anchor: string | undefined, heading: string, level: number): void {
    this.outer.length = 0;
    const isPart = level >= 4 && this.current.anchor && anchor?.startsWith(`${this.current.anchor}-`);
    if (anchor && !isPart) this.current = this.add(anchor, tidy(heading), level);
    else this.text(`\n${heading}\n`);
  }

  /** Starts the section of an entry in the current section, such as a flag of a command. `leaveEntry` returns to the outer section. */
  enterEntry(anchor: string, name: string): void {
    this.outer.push(this.current);
    this.current = this.add(anchor, tidy(name), Math.min(this.current.level + 1, 6));
  }

  leaveEntry(): void {
    this.current = this.outer.pop() ?? this.current;
  }

  /** Returns the sections in page order, with normalized text. */
  finish(): SectionRecord[] {
    return this.sections.map((section) => ({...section, text: tidyBlocks(section.text), code: section.code.trim()}));
  }

  /** Sets the heading of the first section, if the page title wasn't known at the start. */
  title(title: string): void {
    this.sections[0]!.heading = tidy(title);
  }

  private add(anchor: string, heading: string, level: number): SectionRecord {
    const section = {anchor, heading, level, text: '', code: '', identifiers: []};
    this.sections.push(section);
    return section;
  }
}
