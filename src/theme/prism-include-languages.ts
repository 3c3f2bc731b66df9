import type original from '@theme/prism-include-languages';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

/** An option of a shell command, as Prism's `bash` has it, which knows none with a hyphen in its name, such as `--tunnel-name`. */
const parameter = {pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/, alias: 'variable', lookbehind: true};

/** Gives Prism the languages of the configuration, with all options of shell commands. */
export default function includeLanguages(PrismObject: Parameters<typeof original>[0]): void {
  prismIncludeLanguages(PrismObject);
  Object.assign(PrismObject.languages.bash!, {parameter});
}
