import {describe, expect, it} from 'vitest';
import {loadConfigurator, type ConfiguratorData} from '../../../data/configurator.ts';
import {checkSample} from '../../../content/samples/check.ts';
import {fullName, loadCapabilities} from '../../../data/capabilities.ts';
import {checkConfig} from '../../../data/configFiles.ts';
import {dataCenters} from '../../../data/dataCenters.ts';
import {fillHosts} from '../../../lib/hosts.ts';
import {solve} from '../model/solve.ts';
import type {Solution, Wanted} from '../model/types.ts';
import {samplesOf} from '.';

/** Maximum number of values tested in fields whose further values don't affect other fields. */
const ENOUGH: Readonly<Record<string, number>> = {appium: 2, version: 3};

/** Yields every selection that fields with entries allow, for tests. */
function* every(
  data: ConfiguratorData,
  center: {id: string; name: string},
  wanted: Wanted = {},
  at = 0,
): Generator<Solution> {
  const solution = solve(data, center, wanted);
  const field = solution.fields.slice(at).find(({entries}) => entries);
  if (!field) return yield solution;
  const possible = field.entries!.filter(({reason}) => !reason).slice(0, ENOUGH[field.id]);
  for (const {value} of possible)
    yield* every(data, center, {...wanted, [field.id]: value}, solution.fields.indexOf(field) + 1);
}

const data = loadConfigurator();
const us = dataCenters[0]!;
const all = dataCenters.flatMap((center) => [...every(data, center)].map((solution) => ({center, solution})));
const capabilities = new Map(
  loadCapabilities().flatMap((set) =>
    set.capabilities.map((capability) => [fullName(set, capability), capability] as const),
  ),
);

const codeOf = (wanted: Wanted, id: string) =>
  samplesOf(solve(data, us, wanted).choice, data).find((sample) => sample.id === id)?.code;
const parsed = async ({choice}: Solution) =>
  (
    await Promise.all(
      samplesOf(choice, data).map(({language, code, file}) =>
        checkSample({file, line: 1, language, title: file, fragment: false, text: code}),
      ),
    )
  ).flat();

/** Adds a value for every option that's available with `base`. */
function withOptions(solution: Solution, base: Wanted): Wanted {
  return Object.fromEntries([
    ...Object.entries(base),
    ...solution.options
      .filter(({reason}) => !reason)
      .map(({option}) => {
        const {type, values, example, maximum, default: fallback} = option;
        return [
          option.id,
          values?.[0] ??
            (type === 'boolean' ? String(fallback !== true) : (example ?? String(maximum ?? `it's "x" \\ $y`))),
        ];
      }),
  ]);
}

describe('samples', () => {
  it('are tested with hundreds of selections of all frameworks', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({solution}) => solution.choice.framework.id))).toEqual(
      new Set(data.frameworks.map(({id}) => id)),
    );
  });

  it('are valid code in every language for every selection', async () => {
    const seen = new Set<string>();
    for (const {solution} of all) {
      const key = JSON.stringify(samplesOf(solution.choice, data).map(({code}) => code));
      if (seen.has(key)) continue;
      seen.add(key);
      expect(await parsed(solution), key).toEqual([]);
    }
  });

  it('are valid code with every option set', async () => {
    const kinds: Wanted[] = [
      ...['chrome', 'firefox', 'edge'].map((browser) => ({browser})),
      {os: 'macOS 15', browser: 'safari'},
      ...['emulators', 'simulators', 'real-devices'].map((device) => ({device, test: 'app'})),
      {device: 'real-devices', os: 'iOS'},
      ...['playwright', 'cypress', 'testcafe', 'cucumber', 'replay'].map((framework) => ({framework})),
      {device: 'emulators', framework: 'espresso'},
      {device: 'real-devices', framework: 'xcuitest', os: 'iOS', name: 'iPhone_16_real'},
    ];
    for (const kind of kinds) {
      const full = solve(data, us, withOptions(solve(data, us, kind), kind));
      expect(Object.keys(full.choice.options).length, JSON.stringify(kind)).toBeGreaterThan(3);
      expect(await parsed(full), JSON.stringify(kind)).toEqual([]);
    }
  });

  it('are valid saucectl configuration files in each data center', () => {
    let count = 0;
    for (const {center, solution} of all) {
      const yaml = samplesOf(solution.choice, data).find(({id}) => id === 'yaml');
      if (!yaml) continue;
      count += 1;
      expect(() => checkConfig(fillHosts(yaml.code, center), 'config.yml'), yaml.code).not.toThrow();
    }
    expect(count).toBeGreaterThan(100);
  });

  it('use only capabilities and values that exist on the platform', () => {
    for (const {solution} of all) {
      const json = samplesOf(solution.choice, data).find(({id}) => id === 'json');
      if (!json) continue;
      const {'sauce:options': sauce, ...top} = JSON.parse(json.code) as Record<string, unknown> & {
        'sauce:options': Record<string, unknown>;
      };
      for (const [name, value] of Object.entries({...top, ...sauce})) {
        const capability = capabilities.get(name);
        expect(capability?.appliesTo, name).toContain(solution.choice.place);
        const values = capability?.values?.map((one) => (typeof one === 'object' ? one.value : one));
        if (values) expect(values, name).toContain(value);
      }
      for (const [name, {required = [], appliesTo}] of capabilities) {
        if (required.includes(solution.choice.place) && appliesTo.includes(solution.choice.place))
          expect(Object.keys({...top, ...sauce}), name).toContain(name);
      }
    }
  });

  it('match the snapshots', () => {
    expect(codeOf({'sauce:name': "It's me", 'sauce:tags': 'a, b'}, 'java')).toMatchInlineSnapshot(`
      "import java.net.URI;
      import java.util.HashMap;
      import java.util.List;
      import java.util.Map;
      import org.openqa.selenium.chrome.ChromeOptions;
      import org.openqa.selenium.remote.RemoteWebDriver;

      public class StartSession {
        public static void main(String[] args) throws Exception {
          Map<String, Object> sauceOptions = new HashMap<>();
          sauceOptions.put("username", System.getenv("SAUCE_USERNAME"));
          sauceOptions.put("accessKey", System.getenv("SAUCE_ACCESS_KEY"));
          sauceOptions.put("name", "It's me");
          sauceOptions.put("tags", List.of("a", "b"));

          var options = new ChromeOptions();
          options.setCapability("platformName", "Windows 11");
          options.setCapability("browserVersion", "latest");
          options.setCapability("sauce:options", sauceOptions);

          var hub = URI.create("https://{{ondemandHost}}/wd/hub").toURL();
          var driver = new RemoteWebDriver(hub, options);
          driver.quit();
        }
      }"
    `);
    expect(
      codeOf(
        {
          'w3c:pageLoadStrategy': 'eager',
          'w3c:unhandledPromptBehavior': 'accept and notify',
          'w3c:acceptInsecureCerts': 'true',
        },
        'csharp',
      ),
    ).toMatchInlineSnapshot(`
      "using OpenQA.Selenium;
      using OpenQA.Selenium.Chrome;
      using OpenQA.Selenium.Remote;

      var options = new ChromeOptions
      {
          PlatformName = "Windows 11",
          BrowserVersion = "latest",
          AcceptInsecureCertificates = true,
          PageLoadStrategy = PageLoadStrategy.Eager,
          UnhandledPromptBehavior = UnhandledPromptBehavior.AcceptAndNotify,
      };
      options.AddAdditionalOption("sauce:options", new Dictionary<string, object?>
      {
          ["username"] = Environment.GetEnvironmentVariable("SAUCE_USERNAME"),
          ["accessKey"] = Environment.GetEnvironmentVariable("SAUCE_ACCESS_KEY"),
      });

      var hub = new Uri("https://{{ondemandHost}}/wd/hub");
      using var driver = new RemoteWebDriver(hub, options);
      driver.Quit();"
    `);
    expect(codeOf({device: 'simulators', osVersion: '18.0', name: 'iPhone 16 Simulator', test: 'app'}, 'js'))
      .toMatchInlineSnapshot(`
      "import {remote} from 'webdriverio';

      const driver = await remote({
        protocol: 'https',
        hostname: '{{ondemandHost}}',
        port: 443,
        path: '/wd/hub',
        capabilities: {
          platformName: 'iOS',
          'appium:automationName': 'XCUITest',
          'appium:deviceName': 'iPhone 16 Simulator',
          'appium:platformVersion': '18.0',
          'appium:app': 'storage:filename=my-app.zip',
          'sauce:options': {
            username: process.env.SAUCE_USERNAME,
            accessKey: process.env.SAUCE_ACCESS_KEY,
            appiumVersion: '2.11.3',
          },
        },
      });
      await driver.deleteSession();"
    `);
    expect(codeOf({device: 'real-devices', osVersion: '15'}, 'python')).toMatchInlineSnapshot(`
      "import os

      from appium import webdriver
      from appium.options.android import UiAutomator2Options

      options = UiAutomator2Options().load_capabilities({
          "platformName": "Android",
          "browserName": "Chrome",
          "appium:automationName": "UiAutomator2",
          "appium:platformVersion": "15",
          "sauce:options": {
              "username": os.environ["SAUCE_USERNAME"],
              "accessKey": os.environ["SAUCE_ACCESS_KEY"],
              "appiumVersion": "appium2-20250901",
          },
      })
      driver = webdriver.Remote("https://{{ondemandHost}}/wd/hub", options=options)
      driver.quit()"
    `);
    expect(codeOf({'w3c:pageLoadStrategy': 'eager', 'sauce:recordVideo': 'false'}, 'ruby')).toMatchInlineSnapshot(`
      "require 'selenium-webdriver'

      options = Selenium::WebDriver::Options.chrome
      options.platform_name = 'Windows 11'
      options.browser_version = 'latest'
      options.page_load_strategy = 'eager'
      options.add_option('sauce:options', {
        'username' => ENV.fetch('SAUCE_USERNAME'),
        'accessKey' => ENV.fetch('SAUCE_ACCESS_KEY'),
        'recordVideo' => false,
      })
      driver = Selenium::WebDriver.for(:remote, url: 'https://{{ondemandHost}}/wd/hub', options: options)
      driver.quit"
    `);
    expect(
      codeOf(
        {
          framework: 'playwright',
          os: 'macOS 14',
          browser: 'webkit',
          'file:sauce.tunnel.name': 'staging',
          'file:suites.timeout': '1h',
        },
        'yaml',
      ),
    ).toMatchInlineSnapshot(`
      "apiVersion: v1alpha
      kind: playwright
      sauce:
        region: {{region}}
        tunnel:
          name: staging
      playwright:
        version: package.json
      suites:
        - name: WebKit on macOS 14
          platformName: macOS 14
          params:
            browserName: webkit
          testMatch: ["tests/.*.spec.[jt]s"]
          timeout: "1h""
    `);
  });
});
