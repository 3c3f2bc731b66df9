import {fullName, loadCapabilities} from '../data/capabilities/load.ts';
import {nearest} from '../lib/nearest.ts';

/** Capabilities of Appium and its drivers that pages name and our data leaves out: Sauce Labs neither sets nor reads them. */
const OTHERS = new Set([
  'appium:options',
  'appium:language',
  'appium:locale',
  'appium:skipDeviceInitialization',
  'appium:udid',
  'appium:uiautomator2ServerInstallTimeout',
  'appium:webDriverAgentUrl',
]);

interface Names {
  appium: string[];
  sauce: string[];
}
let names: Names | undefined;

function read(): Names {
  if (names) return names;
  const sets = loadCapabilities();
  const of = (vendor: string) => sets.filter((set) => set.vendor === vendor).flatMap((set) => set.capabilities.map((one) => fullName(set, one)));
  names = {appium: of('appium'), sauce: of('sauce')};
  return names;
}

/** What is wrong with the capabilities that a text names: `appium:` ones anywhere, those of Sauce Labs inside `sauce:options`. */
export function checkCapabilityNames(text: string): {line: number; message: string}[] {
  const {appium, sauce} = read();
  const found = [
    ...[...text.matchAll(/(?<![\w.])appium:([a-z]\w*)/gi)].map((match) => ({name: match[0], at: match.index, accepted: appium})),
    ...sauceKeys(text).map((one) => ({...one, accepted: sauce})),
  ];
  return found
    .filter(({name, accepted}) => !accepted.includes(name) && !OTHERS.has(name))
    .map(({name, at, accepted}) => {
      const near = nearest(name, accepted);
      return {line: text.slice(0, at).split('\n').length - 1, message: `names the capability "${name}", which src/data/capabilities lacks${near ? `; did you mean "${near}"?` : ''}`};
    });
}

/** The keys of objects that follow `sauce:options`, and those put into a variable `sauceOptions`. */
function sauceKeys(text: string): {name: string; at: number}[] {
  const put = [...text.matchAll(/\bsauce_?options\b\.?(?:put|setCapability|add\w*)\(\s*["']([\w.-]+)["']/gi)].map((match) => ({name: match[1]!, at: match.index}));
  const objects = [...text.matchAll(/sauce:options["']?\]?\s*(?::|=>?)\s*\{/g)].flatMap((match) => keysAt(text, match.index + match[0].length));
  return [...put, ...objects];
}

const KEY = /^(?:(["'])([A-Za-z][\w.-]*)\1|([A-Za-z][\w.-]*))\s*(?::(?!:)|=>)/;
const STRING = /^(["'`])(?:\\.|(?!\1).)*\1/;

/** The keys at the top of the object whose text begins at `start`: what stands at its beginning, or after a comma, before a colon or `=>`. */
function keysAt(text: string, start: number): {name: string; at: number}[] {
  const keys: {name: string; at: number}[] = [];
  let depth = 1;
  let isKeyNext = true;
  for (let at = start; at < text.length && depth > 0; at += 1) {
    const rest = text.slice(at);
    const key: RegExpExecArray | null = isKeyNext && depth === 1 ? KEY.exec(rest) : null;
    const skipped: string | undefined = (key ?? STRING.exec(rest))?.[0];
    if (key) keys.push({name: key[2] ?? camelCase(key[3]!), at});
    if (skipped) at += skipped.length - 1;
    else if ('{[('.includes(text[at]!)) depth += 1;
    else if ('}])'.includes(text[at]!)) depth -= 1;
    isKeyNext = text[at] === ',' || (isKeyNext && !skipped && /\s/.test(text[at]!));
  }
  return keys;
}

/** Selenium for Ruby turns `access_key:` into `accessKey`. */
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
