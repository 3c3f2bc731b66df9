import {describe, expect, it} from 'vitest';
import type {Sample} from '../../src/content/samples/types.ts';
import {checkInstallation} from './installation.ts';
import {testSample} from './testSample.ts';

const js = testSample('js', "import {remote} from 'webdriverio';\nawait remote({});");
const java = testSample(
  'java',
  'import org.openqa.selenium.remote.RemoteWebDriver;\nclass A {\n  Object a = new RemoteWebDriver(null);\n}',
);
const check = (page: string, ...samples: Sample[]): string[] =>
  checkInstallation(samples, () => page).diagnostics.map(({line, message}) => `${line}: ${message}`);

describe('checkInstallation', () => {
  it('reports a page without an installation, once for each library', () => {
    expect(check('```js\nimport {remote} from "webdriverio";\n```\nWebdriverIO is great.', js, js, java)).toEqual([
      '10: js sample: uses webdriverio, but the page neither installs it nor links to a section that does',
      '10: java sample: uses selenium-java, but the page neither installs it nor links to a section that does',
    ]);
  });

  it.each([
    ['an install command', '```bash\nnpm install --save-dev webdriverio@9\n```', js],
    ['an indented install command', '1. Run:\n\n   ```bash\n   npm install webdriverio\n   ```', js],
    ['a list of requirements', 'The sample requires the `webdriverio` package.', js],
    ['a project file', '```xml\n<artifactId>selenium-java</artifactId>\n```', java],
    ['a link', 'See [Create a project](/web-apps/automated-testing/selenium/quickstart/#2-create-a-project).', java],
  ])('accepts %s', (_, page, sample) => expect(check(page, sample)).toEqual([]));

  it('ignores excerpts and partials', () => {
    expect(check('', {...js, fragment: true}, {...js, file: 'docs/_partials/a.mdx'})).toEqual([]);
  });

  it("doesn't accept a section that installs other libraries", () => {
    const page = 'See [Install the client](/mobile-apps/automated-testing/appium/quickstart/#3-install-the-client).';
    const ruby = testSample('ruby', "require 'selenium-webdriver'\nSelenium::WebDriver.for(:remote)");
    expect(check(page, ruby)).toEqual([expect.stringContaining('uses selenium-webdriver')]);
  });
});
