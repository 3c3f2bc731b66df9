const COMMENT = /\{\/\*\s*(#[\w-]+(?:\s+#[\w-]+)*)\s*\*\/\}/;

/** The anchors that a heading gives itself, `## Title {/* #anchor #former *‍/}`: the one that it has, then those that it had. */
export const anchorsOfComment = (heading: string): string[] =>
  COMMENT.exec(heading)?.[1]!.split(/\s+/).map((anchor) => anchor.slice(1)) ?? [];
