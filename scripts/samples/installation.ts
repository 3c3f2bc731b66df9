/** Installation: a page with a complete WebDriver program installs the libraries of the program, or links to a section that does. */
import {readFileSync} from 'node:fs';
import type {Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';
import {startsSession} from './run/programs.ts';

interface Library {
  languages: readonly string[];
  /** Import in a program. */
  imports: RegExp;
  /** Name of the package in an install command or a list of requirements. */
  name: string;
}

const libraries: readonly Library[] = [
  {languages: ['js', 'ts'], imports: /['"]webdriverio['"]/, name: 'webdriverio'},
  {languages: ['js', 'ts'], imports: /['"]selenium-webdriver\b/, name: 'selenium-webdriver'},
  {languages: ['python'], imports: /^(?:from|import) selenium\b/m, name: 'selenium'},
  {languages: ['python'], imports: /^(?:from|import) appium\b/m, name: 'Appium-Python-Client'},
  {languages: ['ruby'], imports: /require 'selenium-webdriver'/, name: 'selenium-webdriver'},
  {languages: ['ruby'], imports: /require 'appium_lib_core'/, name: 'appium_lib_core'},
  {languages: ['java'], imports: /^import org\.openqa\.selenium\b/m, name: 'selenium-java'},
  {languages: ['java'], imports: /^import io\.appium\b/m, name: 'io.appium'},
  {languages: ['csharp'], imports: /^using OpenQA\.Selenium(?!\.Appium)\b/m, name: 'Selenium.WebDriver'},
  {languages: ['csharp'], imports: /^using OpenQA\.Selenium\.Appium\b/m, name: 'Appium.WebDriver'},
];
/** Libraries that bring along another one. */
const INCLUDES: Readonly<Record<string, readonly string[]>> = {
  'selenium-java': ['io.appium'],
  selenium: ['Appium-Python-Client'],
  'Selenium.WebDriver': ['Appium.WebDriver'],
};
/** Sections that install libraries, by the URL that links to them begin with. */
const sections: readonly {url: string; names: readonly string[]}[] = [
  {
    url: '/web-apps/automated-testing/selenium/quickstart/',
    names: ['selenium-java', 'webdriverio', 'selenium', 'Selenium.WebDriver', 'selenium-webdriver (ruby)'],
  },
  {
    url: '/mobile-apps/automated-testing/appium/quickstart/',
    names: ['io.appium', 'webdriverio', 'Appium-Python-Client', 'Appium.WebDriver', 'appium_lib_core'],
  },
];

const FENCE = /^ *(`{3,})(\w*)[^\n]*\n([^]*?)\n *\1 *$/gm;
/** Languages of samples that aren't programs: install commands and project files. */
const SETUP = ['bash', 'powershell', 'batch', 'xml', 'groovy', 'gradle', 'json', 'yaml', 'text', 'ini', 'toml'];

/** Returns the names of the libraries that a page installs, lists as requirements, or links to. `names` are those to search for. */
function installed(page: string, names: readonly string[]): Set<string> {
  const setup = [...page.matchAll(FENCE)]
    .filter(([, , language]) => SETUP.includes(language!))
    .map(([, , , text]) => text);
  const prose = page.replace(FENCE, '');
  const mentioned = [...prose.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].map(([, code, link]) => code ?? link);
  const text = [...setup, ...mentioned].join('\n');
  const linked = sections.filter(({url}) => prose.includes(`](${url}`)).flatMap((section) => section.names);
  return new Set([...names.filter((name) => new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(text)), ...linked]);
}

/** Returns findings about pages that don't say how to install the libraries of their programs. Partials belong to several pages. */
export function checkInstallation(
  samples: readonly Sample[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Proof {
  const programs = samples.filter((sample) => !sample.file.includes('/_partials/') && startsSession(sample));
  const files = new Map<string, Set<string>>();
  const all = [...new Set([...libraries.map(({name}) => name), ...Object.values(INCLUDES).flat()])];
  const reported = new Set<string>();
  const diagnostics = programs.flatMap((sample) => {
    const known = files.get(sample.file) ?? installed(read(sample.file), all);
    files.set(sample.file, known);
    const {language} = sample;
    return libraries
      .filter(({languages, imports}) => languages.includes(language) && imports.test(sample.text))
      .filter(({name}) => ![name, `${name} (${language})`, ...(INCLUDES[name] ?? [])].some((one) => known.has(one)))
      .filter(({name}) => {
        const key = `${sample.file} ${language} ${name}`;
        return reported.has(key) ? false : Boolean(reported.add(key));
      })
      .map(({name}) =>
        findingIn(
          sample,
          1,
          'sample-installation',
          `uses ${name}, but the page neither installs it nor links to a section that does`,
        ),
      );
  });
  return {level: 'validated', proven: new Set(), diagnostics, notes: []};
}
