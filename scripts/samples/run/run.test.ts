import {beforeAll, describe, expect, it} from 'vitest';
import type {Sample} from '../../../src/content/samples/types.ts';
import {ensurePackages} from '../packages.ts';
import {findRunners, runnerOf} from './programs.ts';
import {runPrograms} from './index.ts';

const program = (language: string, text: string): Sample => ({
  file: 'docs/a.mdx',
  line: 10,
  language,
  fragment: false,
  text,
});
const check = async (sample: Sample): Promise<string[]> =>
  (await runPrograms([sample])).diagnostics.map(({message}) => message);

beforeAll(() => ensurePackages());

const session = `import {Builder} from 'selenium-webdriver';
const driver = await new Builder()
  .usingServer('https://ondemand.us-west-1.saucelabs.com/wd/hub')
  .withCapabilities({browserName: 'chrome'})
  .build();
await driver.get('https://example.com');
`;
const right = `${session}const passed = (await driver.getTitle()) === 'Shop';
await driver.executeScript(\`sauce:job-result=\${passed}\`);
await driver.quit();`;
const bidi = `import {remote} from 'webdriverio';
const browser = await remote({capabilities: {browserName: 'chrome'}});
let passed = false;
try {
  await browser.url('https://example.com');
  passed = (await browser.getTitle()) === 'Shop';
} finally {
  await browser.executeScript(\`sauce:job-result=\${passed}\`, []);
  await browser.deleteSession();
}`;

describe('runPrograms', () => {
  it('accepts programs that report their result', async () => {
    const {proven, diagnostics} = await runPrograms([program('js', right), program('js', bidi)]);
    expect(diagnostics).toEqual([]);
    expect(proven.size).toBe(2);
  });

  it('reports programs that never report a result', async () => {
    const [message] = await check(program('js', `${session}await driver.quit();`));
    expect(message).toMatch(/^js sample: doesn't report its result/);
  });

  it('reports programs that report a constant', async () => {
    const constant =
      "await driver.getTitle();\nawait driver.executeScript('sauce:job-result=passed');\nawait driver.quit();";
    expect(await check(program('js', `${session}${constant}`))).toEqual([
      expect.stringMatching(/^js sample: always reports the result passed/),
    ]);
  });

  it('reports sauce commands that WebdriverIO runs as a BiDi script', async () => {
    const found = await check(program('js', bidi.replace('executeScript', 'execute').replace(', []', '')));
    expect(found).toEqual([expect.stringMatching(/doesn't report its result: .*SyntaxError/)]);
  });

  it('reports programs that do not end', async () => {
    const endless = program('js', right.replace('await driver.quit();', 'setInterval(() => {}, 1000);'));
    const {diagnostics} = await runPrograms([endless, program('js', right)], {timeout: 6000});
    expect(diagnostics.map(({message}) => message)).toEqual([
      expect.stringMatching(/^js sample: doesn't end within 6 seconds\. Its last command is POST \/execute\/sync/),
    ]);
  });

  it('reports programs that do not end if the page is broken', async () => {
    const waiting = right.replace(
      'await driver.executeScript',
      'if (!passed) setInterval(() => {}, 1000);\nawait driver.executeScript',
    );
    const {diagnostics} = await runPrograms([program('js', waiting)], {timeout: 6000});
    expect(diagnostics.map(({message}) => message)).toEqual(["js sample: doesn't end if the page is broken"]);
  });

  it('reports programs that do not start', async () => {
    const found = await check(
      program('js', right.replace('new Builder()', 'new Builderr()').replace('{Builder}', '{Builder as B}')),
    );
    // It isn't recognized as a program, so its types have to be checked.
    expect(found).toEqual([]);
    expect(await check(program('js', right.replace('.build()', '.built()')))).toEqual([
      expect.stringMatching(/doesn't start a session: TypeError/),
    ]);
  });

  const {python, ruby} = findRunners();

  it.runIf(python)('reports an IndentationError in Python', async () => {
    const text = `from selenium import webdriver
driver = webdriver.Remote("https://ondemand.us-west-1.saucelabs.com/wd/hub", options=webdriver.ChromeOptions())
try:
    driver.get("https://example.com")
  passed = driver.title == "Shop"
finally:
    driver.quit()`;
    expect(await check(program('python', text))).toEqual([expect.stringMatching(/IndentationError/)]);
  });

  it.runIf(ruby)('reports unknown methods in Ruby', async () => {
    const text = `require 'selenium-webdriver'
driver = Selenium::WebDriver.for(:remote, url: 'https://ondemand.us-west-1.saucelabs.com/wd/hub', capabilities: Selenium::WebDriver::Options.chrome)
driver.gett('https://example.com')
driver.execute_script("sauce:job-result=#{driver.title == 'Shop'}")`;
    expect(await check(program('ruby', text))).toEqual([expect.stringMatching(/doesn't report its result: .*gett/)]);
  });

  it('says which programs it does not run', () => {
    const appium = program('python', 'from appium import webdriver\nwebdriver.Remote("https://example.com")');
    expect(runnerOf(appium, {})).toEqual({reason: 'they need the Appium client for Python'});
    expect(runnerOf(program('ruby', 'Selenium::WebDriver.for(:remote)'), {})).toEqual({
      reason: "the packages of ruby aren't installed",
    });
  });
});
