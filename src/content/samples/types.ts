/** Code sample of a page. */
export interface Sample {
  file: string;
  /** 1-based line of the first line of code. */
  line: number;
  language: string;
  title?: string;
  /** Whether the sample is marked as an incomplete piece of code. */
  fragment: boolean;
  text: string;
}

/** Error that a parser or check reports. */
export interface Mistake {
  /** 1-based, within the sample. */
  line: number;
  message: string;
}

/** Returns the mistakes in a text, or none if it's valid. */
export type Parser = (text: string, fragment: boolean) => readonly Mistake[] | Promise<readonly Mistake[]>;
