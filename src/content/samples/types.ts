/** A piece of code that a page shows. */
export interface Sample {
  file: string;
  /** The line of its first line of code, from 1. */
  line: number;
  language: string;
  title?: string;
  /** It cannot stand alone, and says so. */
  fragment: boolean;
  text: string;
}

/** Something that a parser does not accept. */
export interface Mistake {
  /** Within the sample, from 1. */
  line: number;
  message: string;
}

/** Gives what is wrong with a text; nothing where it is right. */
export type Parser = (text: string, fragment: boolean) => readonly Mistake[] | Promise<readonly Mistake[]>;
