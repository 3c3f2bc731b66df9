/**
 * Platform and engine macros in samples. The grammar has no preprocessor, so they must be removed before parsing.
 */
const MACROS =
  /\b(?:WINAPI|CALLBACK|[A-Z]+_API|GENERATED_BODY\(\)|U(?:CLASS|FUNCTION|PROPERTY|STRUCT|ENUM)\([^()]*\))/g;

/** Replaces the macros with spaces, to preserve positions. */
export const expandMacros = (text: string): string => text.replace(MACROS, (macro) => macro.replace(/[^\n]/g, ' '));
