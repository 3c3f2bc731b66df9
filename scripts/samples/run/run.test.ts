import {beforeAll, describe, expect, it} from 'vitest';
import type {Sample} from '../../../src/content/samples/types.ts';
import {ensurePackages} from '../packages.ts';
import {findRunners, runnerOf} from './programs.ts';
import {runPrograms} from './index.ts';
import {testSample} from '../testSample.ts';

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
    const {proven, diagnostics} = await runPrograms([testSample('js', right), testSample('js', bidi)]);
    expect(diagnostics).toEqual([]);
    expect(proven.size).toBe(2);
  });

  it('reports programs that never report a result', async () => {
    const [message] = await check(testSample('js', `${session}await driver.quit();`));
    expect(message).toMatch(/^js sample: doesn't report its result/);
  });

  it('reports programs that report a constant', async () => {
    const constant =
      "await driver.getTitle();\nawait driver.executeScript('sauce:job-result=passed');\nawait driver.quit();";
    expect(await check(testSample('js', `${session}${constant}`))).toEqual([
      expect.stringMatching(/^js sample: always reports the result passed/),
    ]);
  });

  it('reports sauce commands that WebdriverIO runs as a BiDi script', async () => {
    const found = await check(testSample('js', bidi.replace('executeScript', 'execute').replace(', []', '')));
    expect(found).toEqual([expect.stringMatching(/doesn't report its result: .*SyntaxError/)]);
  });

  it('reports programs that do not end', async () => {
    const endless = testSample('js', right.replace('await driver.quit();', 'setInterval(() => {}, 1000);'));
    const {diagnostics} = await runPrograms([endless, testSample('js', right)], {timeout: 15_000});
    expect(diagnostics.map(({message}) => message)).toEqual([
      expect.stringMatching(/^js sample: doesn't end within 15 seconds\. Its last command is POST \/execute\/sync/),
    ]);
  });

  it('reports programs that do not end if the page is broken', async () => {
    const waiting = right.replace(
      'await driver.executeScript',
      'if (!passed) setInterval(() => {}, 1000);\nawait driver.executeScript',
    );
    const {diagnostics} = await runPrograms([testSample('js', waiting)], {timeout: 15_000});
    expect(diagnostics.map(({message}) => message)).toEqual(["js sample: doesn't end if the page is broken"]);
  });

  it('stops if many programs do not end', async () => {
    const endless = testSample('js', 'const remote = () => setInterval(() => {}, 1000);\nremote();');
    const samples = Array.from({length: 9}, (_, at) => ({...endless, line: at}));
    const {diagnostics, notes, proven} = await runPrograms(samples, {timeout: 2000});
    expect([5, 6]).toContain(diagnostics.length);
    expect(proven.size).toBe(diagnostics.length);
    expect(notes).toEqual([`Not run: ${9 - diagnostics.length} other programs, because 5 programs don't end`]);
  });

  it('reports programs that do not start', async () => {
    const found = await check(
      testSample('js', right.replace('new Builder()', 'new Builderr()').replace('{Builder}', '{Builder as B}')),
    );
    // It isn't recognized as a program, so its types have to be checked.
    expect(found).toEqual([]);
    expect(await check(testSample('js', right.replace('.build()', '.built()')))).toEqual([
      expect.stringMatching(/doesn't start a session: TypeError/),
    ]);
  });

  const {python, ruby, pytest, rspec} = findRunners();

  it.runIf(python)('reports an IndentationError in Python', async () => {
    const text = `from selenium import webdriver
driver = webdriver.Remote("https://ondemand.us-west-1.saucelabs.com/wd/hub", options=webdriver.ChromeOptions())
try:
    driver.get("https://example.com")
  passed = driver.title == "Shop"
finally:
    driver.quit()`;
    expect(await check(testSample('python', text))).toEqual([expect.stringMatching(/IndentationError/)]);
  });

  it.runIf(ruby)('reports unknown methods in Ruby', async () => {
    const text = `require 'selenium-webdriver'
driver = Selenium::WebDriver.for(:remote, url: 'https://ondemand.us-west-1.saucelabs.com/wd/hub', capabilities: Selenium::WebDriver::Options.chrome)
driver.gett('https://example.com')
driver.execute_script("sauce:job-result=#{driver.title == 'Shop'}")`;
    expect(await check(testSample('ruby', text))).toEqual([expect.stringMatching(/doesn't report its result: .*gett/)]);
  });

  const mocha = testSample(
    'js',
    `import {Builder} from 'selenium-webdriver';
describe('Shop', () => {
  let driver;
  beforeEach(async () => {
    driver = await new Builder().usingServer('http://localhost:4444').forBrowser('chrome').build();
  });
  it('has a title', async () => {
    await driver.get('https://example.com');
    if ((await driver.getTitle()) !== 'Shop') throw new Error('wrong title');
  });
  afterEach(async function () {
    await driver.executeScript(\`sauce:job-result=\${this.currentTest.state}\`);
    await driver.quit();
  });
});`,
    {title: 'shop.test.mjs'},
  );
  const conftest = testSample(
    'python',
    `import pytest
from selenium import webdriver


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if report.when == "call":
        item.passed = report.passed


@pytest.fixture
def driver(request):
    session = webdriver.Remote("http://localhost:4444", options=webdriver.ChromeOptions())
    yield session
    session.execute_script(f"sauce:job-result={request.node.passed}")
    session.quit()`,
    {title: 'conftest.py'},
  );
  const tests = testSample('python', 'def test_title(driver):\n    assert driver.title == "Shop"', {
    line: 40,
    title: 'test_shop.py',
  });
  const spec = testSample(
    'ruby',
    `require 'selenium-webdriver'
RSpec.describe 'Shop' do
  it 'has a title' do |example|
    options = Selenium::WebDriver::Options.chrome
    @driver = Selenium::WebDriver.for(:remote, url: 'http://localhost:4444', options: options)
    expect(@driver.title).to eq 'Shop'
  end
  after do |example|
    @driver.execute_script("sauce:job-result=#{example.exception.nil?}")
    @driver.quit
  end
end`,
  );
  const replace = (sample: Sample, from: string, to: string): Sample => ({
    ...sample,
    text: sample.text.replace(from, to),
  });

  it('runs Mocha tests', async () => {
    expect(await check(mocha)).toEqual([]);
    expect(await check(replace(mocha, '${this.currentTest.state}', 'passed'))).toEqual([
      expect.stringMatching(/always reports the result passed/),
    ]);
  });

  it.runIf(pytest)('runs pytest tests with the fixtures of their page', async () => {
    const {proven, diagnostics} = await runPrograms([conftest, tests]);
    expect([...proven]).toEqual([conftest]);
    expect(diagnostics).toEqual([]);
    const wrong = replace(conftest, 'report.passed', 'True');
    expect((await runPrograms([wrong, tests])).diagnostics).toHaveLength(1);
    expect(
      runnerOf(replace(conftest, 'hookwrapper', 'wrapper'), {python, pytest: {...pytest!, version: '1.0'}}),
    ).toEqual({reason: 'they need a later version of pytest than Debian has', isMissing: true});
  });

  it.runIf(rspec)('runs RSpec tests', async () => {
    expect(await check(spec)).toEqual([]);
    expect(await check(replace(spec, '#{example.exception.nil?}', 'true'))).toEqual([
      expect.stringMatching(/always reports the result true/),
    ]);
  });

  it('says which programs it does not run', () => {
    const appium = testSample('python', 'from appium import webdriver\nwebdriver.Remote("https://example.com")');
    expect(runnerOf(appium, {})).toEqual({reason: 'they need the Appium client for Python'});
    expect(runnerOf(testSample('ruby', 'Selenium::WebDriver.for(:remote)'), {})).toEqual({
      reason: "the packages of ruby aren't installed",
      isMissing: true,
    });
  });
});
