import {isPageChrome, type Visitor} from './dom.ts';
import {SectionBuilder} from './sectionBuilder.ts';
import type {SectionRecord} from './records.ts';

type Attributes = Readonly<Record<string, string>>;

/** Classes of sample titles and of notes about the sources and checks of a page, which no reader searches for. */
const NOT_SEARCHED = /\bcodeBlockTitle_|^sources$/;
const BLOCK = new Set(
  'p div li ul ol dl dt dd table tr td th thead tbody section article header blockquote pre br details summary figure figcaption'.split(
    ' ',
  ),
);
const ENTRY = new Set(['dt', 'tr', 'li', 'section', 'article', 'div', 'details']);
const METHOD = /^(GET|POST|PUT|PATCH|DELETE)$/;
const HEADING = /^h([1-6])$/;
/** Void elements, which have no end tag and don't increase the depth. */
const VOID = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'wbr', 'source', 'path', 'use', 'col']);

/** Visitor that collects the sections of a page's main part, which is the element with the class `rootClass`. */
export class ContentReader implements Visitor {
  title = '';
  private readonly sections = new SectionBuilder('');
  private depth = 0;
  private rootDepth = 0;
  private done = false;
  private skipDepth = 0;
  private heading: {level: number; anchor?: string; text: string; names: string[]} | undefined;
  private preDepth = 0;
  private code: string | undefined;
  /** HTTP method in the previous inline code, if no text followed it. */
  private method: string | undefined;
  private cell = 0;
  private tables = 0;
  /** Whether the current term, first cell, or entry has no text yet, so that inline code is an identifier that it defines. */
  private fresh = false;
  private pending: {id: string; depth: number} | undefined;
  private readonly entries: number[] = [];

  constructor(private readonly rootClass: string) {}

  open(name: string, attributes: Attributes): void {
    if (VOID.has(name)) {
      if (name === 'br' && this.active) this.say(' ');
      return;
    }
    this.depth++;
    if (!this.rootDepth) {
      if (!this.done && attributes.class?.split(' ').includes(this.rootClass)) this.rootDepth = this.depth;
      return;
    }
    if (this.skipDepth) return;
    if (isPageChrome(name, attributes) || NOT_SEARCHED.test(attributes.class ?? '')) {
      this.skipDepth = this.depth;
      return;
    }
    const level = HEADING.exec(name)?.[1];
    if (level) this.openHeading(Number(level), attributes.id);
    else if (name === 'pre') this.openSample();
    else if (name === 'code' && !this.preDepth) this.code = '';
    else if (BLOCK.has(name)) this.openBlock(name, attributes);
  }

  text(text: string): void {
    if (!this.active) return;
    if (this.preDepth) this.code = (this.code ?? '') + text;
    else if (this.code !== undefined) this.code += text;
    else {
      if (/[\p{L}\p{N}]/u.test(text)) this.settle();
      this.say(text.replace(/\n/g, ' '));
    }
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    if (this.active) this.closeContent(name);
    if (this.entries.at(-1) === this.depth) {
      this.entries.pop();
      this.sections.leaveEntry();
    }
    if (this.pending?.depth === this.depth) this.pending = undefined;
    if (this.skipDepth === this.depth) this.skipDepth = 0;
    if (this.rootDepth === this.depth) {
      this.rootDepth = 0;
      this.done = true;
    }
    this.depth--;
  }

  finish(title: string): SectionRecord[] {
    this.sections.title(title);
    return this.sections.finish();
  }

  private get active(): boolean {
    return this.rootDepth > 0 && this.skipDepth === 0;
  }

  /** Whether the parser is in a table cell. Blocks in a cell don't start a new line; only rows do. */
  private get inCell(): boolean {
    return this.tables > 0 && this.cell > 0;
  }

  private openHeading(level: number, anchor: string | undefined): void {
    this.settle();
    this.heading = {level, text: '', names: [], ...(anchor && {anchor})};
  }

  private openSample(): void {
    this.settle();
    this.preDepth = this.depth;
    this.code = '';
  }

  private openBlock(name: string, attributes: Attributes): void {
    if (name === 'tr') this.cell = 0;
    if (name === 'td' || name === 'th') this.cell++;
    this.say(this.cell > 1 && (name === 'td' || name === 'th') ? ' · ' : this.inCell ? ' ' : '\n');
    if (name === 'table') this.tables++;
    if (name === 'dt' || name === 'td' || name === 'th') this.fresh = name === 'dt' || this.cell === 1;
    if (attributes.id && ENTRY.has(name)) {
      this.pending = {id: attributes.id, depth: this.depth};
      this.fresh = true;
    }
  }

  private closeContent(name: string): void {
    if (this.preDepth === this.depth) {
      this.sections.code(this.code ?? '');
      this.preDepth = 0;
      this.code = undefined;
    } else if (name === 'code' && !this.preDepth) this.closeName();
    else if (this.heading && HEADING.test(name)) this.closeHeading();
    else if (BLOCK.has(name)) {
      if (name === 'table') this.tables = Math.max(0, this.tables - 1);
      this.say(this.inCell ? ' ' : '\n');
    }
  }

  private closeName(): void {
    const name = this.code ?? '';
    this.code = undefined;
    // A method and a path define an endpoint, except in tables, which only list endpoints.
    if (this.method && name.startsWith('/') && !this.inCell) {
      this.sections.identifier(`${this.method} ${name}`);
      this.sections.identifier(name);
    }
    this.method = METHOD.test(name) ? name : undefined;
    if (this.heading) this.heading.names.push(name);
    else if (this.fresh) {
      if (this.pending) {
        this.sections.enterEntry(this.pending.id, name);
        this.entries.push(this.pending.depth);
        this.pending = undefined;
      }
      this.sections.identifier(name);
    }
    this.say(name);
  }

  private closeHeading(): void {
    const {level, anchor, text, names} = this.heading!;
    this.heading = undefined;
    if (level === 1 && !this.title) this.title = text.replace(/[\s\u200b]+/g, ' ').trim();
    else this.sections.heading(anchor, text, level);
    for (const name of names) this.sections.identifier(name);
  }

  private say(text: string): void {
    if (this.heading) this.heading.text += text;
    else this.sections.text(text);
  }

  /** Resets the state at text or at a new block: inline code that follows is no definition. */
  private settle(): void {
    this.method = undefined;
    this.fresh = false;
    this.pending = undefined;
  }
}
