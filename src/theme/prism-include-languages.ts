import type original from '@theme/prism-include-languages';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

/** Pattern of shell options. Unlike the one in Prism's `bash`, it matches options with a hyphen in their name, such as `--tunnel-name`. */
const parameter = {
  pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
  alias: 'variable',
  lookbehind: true,
};

/** Adds the configured languages to Prism, and replaces its pattern of shell options. */
export default function includeLanguages(PrismObject: Parameters<typeof original>[0]): void {
  prismIncludeLanguages(PrismObject);
  Object.assign(PrismObject.languages.bash!, {parameter});
}
