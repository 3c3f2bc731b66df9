/**
 * Macros of platforms and engines that our samples use. A compiler sees C++ only after they are expanded, so the grammar, which
 * has no preprocessor, must not see them either.
 */
const MACROS = /\b(?:WINAPI|CALLBACK|[A-Z]+_API|GENERATED_BODY\(\)|U(?:CLASS|FUNCTION|PROPERTY|STRUCT|ENUM)\([^()]*\))/g;

/** `text` with spaces where those macros stood, so that places in it stay. */
export const expandMacros = (text: string): string => text.replace(MACROS, (macro) => macro.replace(/[^\n]/g, ' '));
