const COMMENT = /\{\/\*\s*(#[\w-]+(?:\s+#[\w-]+)*)\s*\*\/\}/;

/** Returns the explicit anchors of a heading such as `## Title {/* #anchor #former *‍/}`: the current anchor, then former ones. */
export const anchorsOfComment = (heading: string): string[] =>
  COMMENT.exec(heading)?.[1]!
    .split(/\s+/)
    .map((anchor) => anchor.slice(1)) ?? [];
