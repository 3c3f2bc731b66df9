import type {Code, InlineCode} from 'mdast';
import {fullName, loadCapabilities} from '../data/capabilities.ts';
import {nearest} from '../lib/nearest.ts';
import {checkCommandLine, commandsOf} from './commandLines.ts';

/** Appium capabilities that pages mention but `src/data/capabilities` omits, because Sauce Labs neither sets nor reads them. */
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
  const of = (vendor: string) =>
    sets.filter((set) => set.vendor === vendor).flatMap((set) => set.capabilities.map((one) => fullName(set, one)));
  names = {appium: of('appium'), sauce: of('sauce')};
  return names;
}

/**
 * Returns the unknown capabilities in a text, with 0-based lines: Appium capabilities with the `appium:` prefix, and Sauce Labs
 * capabilities inside `sauce:options`.
 */
export function checkCapabilityNames(text: string): {line: number; message: string}[] {
  const {appium, sauce} = read();
  const found = [
    ...[...text.matchAll(/(?<![\w.])appium:([a-z]\w*)/gi)].map((match) => ({
      name: match[0],
      at: match.index,
      accepted: appium,
    })),
    ...sauceKeys(text).map((one) => ({...one, accepted: sauce})),
  ];
  return found
    .filter(({name, accepted}) => !accepted.includes(name) && !OTHERS.has(name))
    .map(({name, at, accepted}) => {
      const near = nearest(name, accepted);
      return {
        line: text.slice(0, at).split('\n').length - 1,
        message: `uses the capability "${name}", which is missing from src/data/capabilities${near ? `; did you mean "${near}"?` : ''}`,
      };
    });
}

/** Returns the keys of objects that follow `sauce:options`, and the keys that are set on a variable named `sauceOptions`. */
function sauceKeys(text: string): {name: string; at: number}[] {
  const put = [...text.matchAll(/\bsauce_?options\b\.?(?:put|setCapability|add\w*)\(\s*["']([\w.-]+)["']/gi)].map(
    (match) => ({name: match[1]!, at: match.index}),
  );
  const objects = [...text.matchAll(/sauce:options["']?\]?\s*(?::|=>?)\s*\{/g)].flatMap((match) =>
    keysAt(text, match.index + match[0].length),
  );
  return [...put, ...objects];
}

const KEY = /^(?:(["'])([A-Za-z][\w.-]*)\1|([A-Za-z][\w.-]*))\s*(?::(?!:)|=>)/;
const STRING = /^(["'`])(?:\\.|(?!\1).)*\1/;

/** Returns the top-level keys of the object whose content begins at offset `start`. A key ends with a colon or `=>`. */
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

/** Converts snake case to camel case, as the Ruby bindings of Selenium do with capabilities. */
const camelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const SHELLS = ['bash', 'powershell', 'batch'];

/** Returns flags and capabilities in a code block or inline code that are missing from the reference data. Lines are 0-based. */
export function checkNames(node: Code | InlineCode): {line: number; message: string}[] {
  const {value} = node;
  if (node.type === 'inlineCode')
    return [...checkCommandLine(value).map((message) => ({line: 0, message})), ...checkCapabilityNames(value)];
  const flags = SHELLS.includes(node.lang ?? '')
    ? commandsOf(value).flatMap(({line, text}) => checkCommandLine(text).map((message) => ({line: line + 1, message})))
    : [];
  return [...flags, ...checkCapabilityNames(value).map(({line, message}) => ({line: line + 1, message}))];
}
