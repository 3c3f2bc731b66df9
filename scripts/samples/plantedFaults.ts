/** Mistakes that `planted.test.ts` adds to valid samples. */

/** Sample with a mistake that the check has to find. */
export interface Fault {
  kind: string;
  /** Language and the rest of the first line of the code block. */
  fence: string;
  valid: string;
  /** Part of `valid`, and the mistake in its place. */
  planted: [from: string, to: string];
  /** 1-based line of the finding in the sample. */
  line: number;
  message: RegExp;
}

const webdriverio = `import {remote} from 'webdriverio';

const browser = await remote({
  hostname: 'localhost',
  capabilities: {browserName: 'chrome'},
});
let passed = false;
try {
  await browser.url('https://example.com');
  passed = (await browser.getTitle()) === 'Shop';
} finally {
  await browser.executeScript(\`sauce:job-result=\${passed}\`, []);
  await browser.deleteSession();
}`;
const selenium = `import {Builder, By} from 'selenium-webdriver';

const driver = await new Builder().usingServer('http://localhost:4444').forBrowser('chrome').build();
let passed = false;
try {
  await driver.get('https://example.com');
  await driver.findElement(By.id('cart'));
  passed = true;
} finally {
  await driver.executeScript(\`sauce:job-result=\${passed}\`);
  await driver.quit();
}`;
const playwright = `import {defineConfig} from '@playwright/test';

export default defineConfig({retries: 1});`;
const python = `from selenium import webdriver
from selenium.webdriver.common.by import By

driver = webdriver.Remote("http://localhost:4444", options=webdriver.ChromeOptions())
passed = False
try:
    driver.get("https://example.com")
    driver.find_element(By.ID, "cart")
    passed = True
finally:
    driver.execute_script(f"sauce:job-result={str(passed).lower()}")
    driver.quit()`;
const ruby = `require 'selenium-webdriver'

options = Selenium::WebDriver::Options.chrome
driver = Selenium::WebDriver.for(:remote, url: 'http://localhost:4444', capabilities: options)
passed = false
begin
  driver.get('https://example.com')
  driver.find_element(id: 'cart')
  passed = true
ensure
  driver.execute_script("sauce:job-result=#{passed}")
  driver.quit
end`;
const java = `import java.net.URI;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.remote.RemoteWebDriver;

public class CartTest {
  public static void main(String[] args) throws Exception {
    var driver = new RemoteWebDriver(URI.create("http://localhost:4444").toURL(), new ChromeOptions());
    boolean passed = false;
    try {
      driver.get("https://example.com");
      passed = driver.getTitle().equals("Shop");
    } finally {
      driver.executeScript("sauce:job-result=" + passed);
      driver.quit();
    }
  }
}`;
const csharp = `using OpenQA.Selenium.Chrome;
using OpenQA.Selenium.Remote;

using var driver = new RemoteWebDriver(new Uri("http://localhost:4444"), new ChromeOptions());
var passed = false;
try
{
    driver.Navigate().GoToUrl("https://example.com");
    passed = driver.Title == "Shop";
}
finally
{
    driver.ExecuteScript("sauce:job-result=" + (passed ? "passed" : "failed"));
}`;
const workflow = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: npm test`;
const manifest = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: shop
spec:
  selector: {matchLabels: {app: shop}}
  template: {metadata: {labels: {app: shop}}, spec: {containers: [{name: shop, image: nginx}]}}`;
const helper = `import unittest


class CartTest(unittest.TestCase):
    def test_total(self):
        total = 1 + 1
        self.assertEqual(total, 2)`;
const jobs = 'curl --silent -u "$SAUCE_USERNAME:$SAUCE_ACCESS_KEY" "https://{{apiHost}}/rest/v1/$SAUCE_USERNAME/jobs"';
const request =
  "const response = await fetch('https://{{apiHost}}/v1/storage/files');\nconsole.log(response.status);\nexport {};";

/** Mistakes of different kinds. */
export const faults: readonly Fault[] = [
  {
    kind: 'type error: a value of another type',
    fence: 'ts',
    valid: 'const port: number = 443;\nconsole.log(port);',
    planted: ['443', "'443'"],
    line: 1,
    message: /Type 'string' is not assignable to type 'number'/,
  },
  {
    kind: 'type error: an argument of another type',
    fence: 'js',
    valid: webdriverio,
    planted: ["url('https://example.com')", 'url(443)'],
    line: 9,
    message: /'number' is not assignable to parameter of type 'string'/,
  },
  {
    kind: 'type error: an unknown option',
    fence: 'ts title="playwright.config.ts"',
    valid: playwright,
    planted: ['retries', 'retriess'],
    line: 3,
    message: /'retriess' does not exist/,
  },
  {
    kind: 'unknown import: a module',
    fence: 'js',
    valid: selenium,
    planted: ["'selenium-webdriver'", "'selenium-webdriverr'"],
    line: 1,
    message: /Cannot find module 'selenium-webdriverr'/,
  },
  {
    kind: 'unknown import: a name',
    fence: 'js fragment',
    valid: selenium,
    planted: ['{Builder, By}', '{Builder, By, Untill}'],
    line: 1,
    message: /no exported member.*'Untill'/,
  },
  {
    kind: 'unknown import in Python',
    fence: 'python',
    valid: python,
    planted: ['common.by import', 'common.byy import'],
    line: 1,
    message: /No module named 'selenium\.webdriver\.common\.byy'/,
  },
  {
    kind: 'unknown method',
    fence: 'js',
    valid: selenium,
    planted: ['By.id(', 'By.idd('],
    line: 7,
    message: /Property 'idd' does not exist/,
  },
  {
    kind: 'unknown method in an excerpt',
    fence: 'js fragment',
    valid:
      "import {remote} from 'webdriverio';\n\nconst browser = await remote({capabilities: {}});\nawait browser.refresh();",
    planted: ['refresh', 'refreshh'],
    line: 4,
    message: /Property 'refreshh' does not exist/,
  },
  {
    kind: 'unknown method in Python',
    fence: 'python',
    valid: python,
    planted: ['find_element(', 'find_elementt('],
    line: 1,
    message: /AttributeError: .* no attribute 'find_elementt'/,
  },
  {
    kind: 'unknown method in Ruby',
    fence: 'ruby',
    valid: ruby,
    planted: ['driver.get(', 'driver.gett('],
    line: 1,
    message: /undefined method [`']gett'/,
  },
  {
    kind: 'unknown method in Java',
    fence: 'java',
    valid: java,
    planted: ['getTitle', 'getTitel'],
    line: 11,
    message: /cannot find symbol.*getTitel/,
  },
  {
    kind: 'unknown method in C#',
    fence: 'csharp',
    valid: csharp,
    planted: ['driver.Title', 'driver.Titel'],
    line: 9,
    message: /does not contain a definition for .Titel./,
  },
  {
    kind: 'runs-onn',
    fence: 'yaml title=".github/workflows/test.yml"',
    valid: workflow,
    planted: ['runs-on', 'runs-onn'],
    line: 4,
    message: /unexpected key "runs-onn"/,
  },
  {
    kind: 'kind: Deploymentt',
    fence: 'yaml title="shop.yaml"',
    valid: manifest,
    planted: ['Deployment', 'Deploymentt'],
    line: 2,
    message: /has the kind Deploymentt, which apps\/v1 doesn't have/,
  },
  {
    kind: 'saucectl jobs liste',
    fence: 'bash',
    valid: 'saucectl jobs list',
    planted: ['list', 'liste'],
    line: 1,
    message: /runs saucectl jobs liste, which doesn't exist; did you mean saucectl jobs list\?/,
  },
  {
    kind: 'invented curl option',
    fence: 'bash',
    valid: jobs,
    planted: ['--silent', '--sillent'],
    line: 1,
    message: /uses the option --sillent, which curl doesn't have/,
  },
  {
    kind: 'invented API path in a curl command',
    fence: 'bash',
    valid: jobs,
    planted: ['/jobs', '/jobz'],
    line: 1,
    message: /jobz, which isn't an endpoint/,
  },
  {
    kind: 'invented API path in a program',
    fence: 'js',
    valid: request,
    planted: ['/files', '/filez'],
    line: 1,
    message: /filez, which isn't an endpoint/,
  },
  {
    kind: 'package that does not exist',
    fence: 'bash',
    valid: 'npm install shop-helper@1.0.0',
    planted: ['shop-helper', 'shop-helperr'],
    line: 1,
    message: /installs shop-helperr@1\.0\.0, which isn't on the npm registry/,
  },
  {
    kind: 'IndentationError',
    fence: 'python title="test_cart.py"',
    valid: helper,
    planted: ['        self.', '      self.'],
    line: 7,
    message: /IndentationError/,
  },
];

/** Mistakes in what programs report. */
export const reports: readonly Fault[] = [
  {
    kind: 'result that is never reported (JavaScript)',
    fence: 'js',
    valid: webdriverio,
    planted: ['  await browser.executeScript(`sauce:job-result=${passed}`, []);\n', ''],
    line: 1,
    message: /doesn't report its result/,
  },
  {
    kind: 'result that is always the same (JavaScript)',
    fence: 'js',
    valid: selenium,
    planted: ['${passed}', 'passed'],
    line: 1,
    message: /always reports the result passed/,
  },
  {
    kind: 'result that is never reported (Python)',
    fence: 'python',
    valid: python,
    planted: ['    driver.execute_script(f"sauce:job-result={str(passed).lower()}")\n', ''],
    line: 1,
    message: /doesn't report its result/,
  },
  {
    kind: 'result that is always the same (Ruby)',
    fence: 'ruby',
    valid: ruby,
    planted: ['#{passed}', 'passed'],
    line: 1,
    message: /always reports the result passed/,
  },
  {
    kind: 'result that is always the same (Java)',
    fence: 'java',
    valid: java,
    planted: ['=" + passed', '=passed"'],
    line: 13,
    message: /always reports the result passed/,
  },
];
