import type {SectionRecord} from './records.ts';

/** At most this many characters are a name; longer code is a sample. */
const MAX_IDENTIFIER = 64;
/** A flag, a key, a path, a capability: one run without spaces, or a verb and a path, or a command of a few words. */
const NAME = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?[^\s]{2,}(?: [\w:.<>[\]-]+){0,2}$/;

const tidy = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
/** Keeps one line break where a block ended, since a quotation does not run over it. */
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

  /** The level of the section that is being filled. */
  get level(): number {
    return this.current.level;
  }

  text(text: string): void {
    this.current.text += text;
  }

  code(code: string): void {
    this.current.code += `${code}\n`;
  }

  /** Takes note of a name that the current section defines. */
  identifier(text: string): void {
    const name = tidy(text);
    if (name.length > MAX_IDENTIFIER || !NAME.test(name) || !/[a-z]/i.test(name)) return;
    if (!this.current.identifiers.includes(name)) this.current.identifiers.push(name);
  }

  /**
   * Begins the section of a heading. A heading without an anchor is text of the section around it, and so is one of level 4 or more whose
   * anchor extends that of the section (`getJob-responses` in `getJob`).
   */
  heading(anchor: string | undefined, heading: string, level: number): void {
    this.outer.length = 0;
    const isPart = level >= 4 && this.current.anchor && anchor?.startsWith(`${this.current.anchor}-`);
    if (anchor && !isPart) this.current = this.add(anchor, tidy(heading), level);
    else this.text(`\n${heading}\n`);
  }

  /** Begins an entry inside the current section, such as one flag of a command; `leaveEntry` goes back. */
  enterEntry(anchor: string, name: string): void {
    this.outer.push(this.current);
    this.current = this.add(anchor, tidy(name), Math.min(this.current.level + 1, 6));
  }

  leaveEntry(): void {
    this.current = this.outer.pop() ?? this.current;
  }

  /** The sections, in the order of the page, with their text tidied. */
  finish(): SectionRecord[] {
    return this.sections.map((section) => ({...section, text: tidyBlocks(section.text), code: section.code.trim()}));
  }

  /** Sets the heading of the page's top, where it is known only later. */
  title(title: string): void {
    this.sections[0]!.heading = tidy(title);
  }

  private add(anchor: string, heading: string, level: number): SectionRecord {
    const section = {anchor, heading, level, text: '', code: '', identifiers: []};
    this.sections.push(section);
    return section;
  }
}
