/** Type checks of JavaScript and TypeScript samples against the packages in `samples/`. */
import path from 'node:path';
import ts from 'typescript';
import {readings} from '../../src/content/samples/fragments.ts';
import type {Sample} from '../../src/content/samples/types.ts';
import {loadCapabilities} from '../../src/data/capabilities.ts';
import {findingIn, type Proof} from './findings.ts';
import {PACKAGES, unavailable, untyped} from './packages.ts';

/** Global names that a test runner or framework provides. The first environment that matches applies. */
const environments: readonly {name: string; types: readonly string[]; matches: (sample: Sample) => boolean}[] = [
  {
    name: 'cypress-visual',
    types: ['node', 'cypress', '@saucelabs/cypress-visual-plugin/commands'],
    matches: ({text, file}) => /\bcy\.sauceVisual/.test(text) || /visual-testing\/.*cypress/.test(file),
  },
  {
    name: 'cypress',
    types: ['node', 'cypress'],
    matches: ({text, file}) => /\bcy\.|\bCypress\.|['"]cypress['"]/.test(text) || /cypress/.test(file),
  },
  {
    name: 'nightwatch',
    types: ['node', 'nightwatch'],
    matches: ({text, file}) => /nightwatch/.test(file) || /\((browser|client)(, done)?\) =>/.test(text),
  },
  {
    name: 'webdriverio',
    types: [
      'node',
      '@wdio/globals/types',
      'expect-webdriverio',
      '@wdio/mocha-framework',
      '@wdio/sauce-service',
      '@saucelabs/wdio-sauce-visual-service',
    ],
    matches: ({text, title = ''}) => /@wdio\/|(?<![.\w])(\$\(|browser\.(?!close))/.test(text) || /^wdio\./.test(title),
  },
  {name: 'node', types: ['node', 'mocha'], matches: () => true},
];

const BROWSER = "Awaited<ReturnType<typeof import('webdriverio').remote>>";
/** Types of the variables that fragments use, by the name of the variable and the package that the page uses. */
const contexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  driver: {'selenium-webdriver': "import('selenium-webdriver').ThenableWebDriver", webdriverio: BROWSER},
  browser: {webdriverio: BROWSER},
  page: {'@playwright/test': "import('@playwright/test').Page"},
  test: {testcafe: 'TestFn'},
};

/** TypeScript error codes: a name or module isn't known. */
const UNKNOWN_NAMES = [2304, 2552, 18004];
const UNKNOWN_MEMBER = 2339;
const UNKNOWN_MODULES = [2307, 2792];

interface Unit {
  sample: Sample;
  file: string;
  /** Sample in a context in which it's valid. */
  text: string;
}

const LANGUAGES = ['js', 'jsx', 'ts', 'tsx'];
const ROOT = path.resolve(PACKAGES, '..');
const FOLDER = path.join(ROOT, 'virtual');
const GLOBALS = path.join(ROOT, 'globals.d.ts');

/** Returns whether a sample is JavaScript or TypeScript. */
export const isScript = ({language}: Sample): boolean => LANGUAGES.includes(language);

/** Returns the proof that imports, members, and options in the samples exist. */
export function typeCheck(samples: readonly Sample[]): Proof {
  const all = samples.filter(isScript).map(unitOf);
  const groups = new Map<string, Unit[]>();
  for (const unit of all) {
    const key = `${environments.find(({matches}) => matches(unit.sample))!.name} ${isTypeScript(unit.sample)}`;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  const missing = new Map<string, Set<Sample>>();
  const diagnostics = [...groups].flatMap(([key, units]) => {
    const {types} = environments.find(({name}) => key.split(' ')[0] === name)!;
    return checkGroup(units, all, [...types], missing);
  });
  const unproven = new Set([...missing.values()].flatMap((used) => [...used]));
  return {
    level: 'type-checked',
    proven: new Set(all.map(({sample}) => sample).filter((sample) => !unproven.has(sample))),
    diagnostics,
    notes: [...missing].map(
      ([name, used]) =>
        `Not type-checked: ${used.size} samples that use ${name}, ${unavailable[name] ?? untyped[name]}`,
    ),
  };
}

/** Returns the names of the capabilities in `sauce:options`. */
const sauceOptions = (): string[] => loadCapabilities().flatMap(({capabilities}) => capabilities.map(({name}) => name));

const isTypeScript = ({language}: Sample): boolean => language.startsWith('ts');

function unitOf(sample: Sample): Unit {
  const texts = readings('js', sample.text, sample.fragment);
  const extension = sample.language === 'js' ? 'jsx' : sample.language;
  const isValid = (text: string): boolean => !syntaxErrors(text, extension).length;
  return {
    sample,
    file: path.join(FOLDER, sample.file, `${sample.line}.${extension}`),
    text: texts.find(isValid) ?? sample.text,
  };
}

const syntaxErrors = (text: string, extension: string): readonly ts.Diagnostic[] =>
  (
    ts.createSourceFile(`sample.${extension}`, text, ts.ScriptTarget.Latest, false) as ts.SourceFile & {
      parseDiagnostics: readonly ts.Diagnostic[];
    }
  ).parseDiagnostics;

function checkGroup(units: readonly Unit[], all: readonly Unit[], types: string[], missing: Map<string, Set<Sample>>) {
  const strict = isTypeScript(units[0]!.sample);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types,
    allowJs: true,
    checkJs: true,
    strict,
    noImplicitAny: false,
    noEmit: true,
    skipLibCheck: true,
    esModuleInterop: true,
    experimentalDecorators: true,
    resolveJsonModule: true,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const first = diagnosticsOf(units, all, options);
  // Declares the variables around fragments, and checks these fragments again.
  const declared = units.map((unit) => ({
    ...unit,
    text: unit.text + declarations(unit, all, first.get(unit.file) ?? []),
  }));
  const changed = declared.filter(({text}, at) => text !== units[at]!.text);
  const second = changed.length ? diagnosticsOf(changed, all, options) : new Map<string, readonly ts.Diagnostic[]>();
  return units.flatMap(({sample, file}) =>
    (second.get(file) ?? first.get(file) ?? []).flatMap((found) => {
      const message = ts.flattenDiagnosticMessageText(found.messageText, ' ').replace(/\s+/g, ' ');
      const name = UNKNOWN_MODULES.includes(found.code) ? /'([^']+)'/.exec(message)?.[1] : undefined;
      // The other files of a reader's project.
      if (name?.startsWith('.')) return [];
      const known = name && Object.keys(unavailable).find((one) => name === one || name.startsWith(`${one}/`));
      if (known) {
        missing.set(known, (missing.get(known) ?? new Set()).add(sample));
        return [];
      }
      // The types of WebdriverIO lack some capabilities that our data has.
      const option = /'(\w+)' does not exist in type 'SauceLabsCapabilities'/.exec(message)?.[1];
      if (option && sauceOptions().includes(option)) return [];
      const member = /'(\w+)'/.exec(message)?.[1] ?? '';
      if (untyped[member] && [...UNKNOWN_NAMES, UNKNOWN_MEMBER].includes(found.code)) {
        missing.set(member, (missing.get(member) ?? new Set()).add(sample));
        return [];
      }
      if (sample.fragment && UNKNOWN_NAMES.includes(found.code)) return [];
      const line = found.file ? found.file.getLineAndCharacterOfPosition(found.start ?? 0).line + 1 : 1;
      return [findingIn(sample, line, 'sample-types', `${message} (TS${found.code})`)];
    }),
  );
}

/** Returns declarations of the names that a fragment uses and that `contexts` lists. */
function declarations({sample}: Unit, all: readonly Unit[], found: readonly ts.Diagnostic[]): string {
  if (!sample.fragment) return '';
  const names = new Set(
    found
      .filter(({code}) => UNKNOWN_NAMES.includes(code))
      .map(({messageText}) => /'([^']+)'/.exec(String(messageText))?.[1] ?? ''),
  );
  const page = all.filter((unit) => unit.sample.file === sample.file).map(({text}) => text);
  return [...names]
    .flatMap((name) => {
      const type = Object.entries(contexts[name] ?? {}).find(([used]) =>
        page.some((text) => text.includes(`'${used}'`)),
      );
      return type
        ? [
            `\n/** @type {${type[1]}} */ var ${name}${isTypeScript(sample) ? `: ${type[1]}` : ''} = /** @type {any} */ (null)${isTypeScript(sample) ? ' as any' : ''};`,
          ]
        : [];
    })
    .join('');
}

/** Parsed files of packages, which all programs share. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function diagnosticsOf(
  units: readonly Unit[],
  all: readonly Unit[],
  options: ts.CompilerOptions,
): Map<string, readonly ts.Diagnostic[]> {
  const texts = new Map([...all, ...units].map(({file, text}) => [file, text]));
  const host = ts.createCompilerHost(options);
  const {getSourceFile, fileExists, readFile} = host;
  host.getCurrentDirectory = () => ROOT;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...others) => {
    const text = texts.get(file);
    if (text !== undefined) return ts.createSourceFile(file, text, others[0]);
    if (!parsed.has(file)) parsed.set(file, getSourceFile(file, ...others));
    return parsed.get(file);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) => {
      const sibling = text.startsWith('.') && texts.has(from) ? siblingOf(text, from, all) : undefined;
      if (sibling) return {resolvedModule: {resolvedFileName: sibling, extension: path.extname(sibling)}};
      return ts.resolveModuleName(text, from, options, host);
    });
  const program = ts.createProgram({rootNames: [GLOBALS, ...units.map(({file}) => file)], options, host});
  return new Map(
    units.map(({file}) => {
      const source = program.getSourceFile(file)!;
      return [file, [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]];
    }),
  );
}

/** Returns the sample that a relative import refers to: the nearest one on the page whose title has that name. */
function siblingOf(imported: string, from: string, all: readonly Unit[]): string | undefined {
  const name = path.basename(imported).replace(/\.\w+$/, '');
  const importer = all.find(({file}) => file === from)!.sample;
  return all
    .filter(
      ({sample}) => sample.file === importer.file && path.basename(sample.title ?? '').replace(/\.\w+$/, '') === name,
    )
    .sort((a, b) => Math.abs(a.sample.line - importer.line) - Math.abs(b.sample.line - importer.line))[0]?.file;
}
