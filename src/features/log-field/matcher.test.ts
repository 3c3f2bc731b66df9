import {describe, expect, it} from 'vitest';
import {loadErrorMessages} from '../../data/tables.ts';
import {matcherOf} from './matcher.ts';

const messages = loadErrorMessages();
const matcher = matcherOf(messages.map(({message, also = []}) => [message, ...also]));
const found = (log: string) => matcher.match(log).map(({message}) => messages[message]!.id);

const JAVA = `
\u001b[1;31m[ERROR]\u001b[m Tests run: 12, Failures: 0, Errors: 1, Skipped: 0, Time elapsed: 184.221 s <<< FAILURE!
org.openqa.selenium.WebDriverException: Test did not \u001b[31msee a new\u001b[0m command for 120 seconds. Timing out.
Build info: version: '4.16.1', revision: '9b4c83354e'
System info: os.name: 'Linux', os.arch: 'amd64', os.version: '5.15.0-1053-aws', java.version: '17.0.9'
Driver info: org.openqa.selenium.remote.RemoteWebDriver
Command: [3d1c0b1ad6f24a6c8f9e1c7d2b6a5e40, findElement {using=id, value=checkout}]
	at java.base/jdk.internal.reflect.NativeConstructorAccessorImpl.newInstance0(Native Method)
	at org.openqa.selenium.remote.http.W3CHttpResponseCodec.createException(W3CHttpResponseCodec.java:200)
`;

const NODE = `
[0-3] 2024-03-11T10:12:31.123Z WARN webdriver: Request failed with status 400 due to session not created
[0-3] 2024-03-11T10:12:31.124Z ERROR webdriver: You've exceeded your Sauce Labs concurrency limit. Job 8f2e4c1ab37d4c4f9c2e was not started.
    at getErrorFromResponseBody (/builds/shop/node_modules/webdriver/build/utils.js:197:12)
`;

const APPIUM = `
2024-03-11 10:12:31:123 - [HTTP] --> POST /wd/hub/session {"capabilities":{"alwaysMatch":{"platformName":"Android","appium:deviceName":"Google Pixel 7 Pro","appium:app":"storage:8d250fec-8ecb-535c-5d63-aa4f23d1a4c3","sauce:options":{"build":"nightly 4711","name":"checkout with a gift card","tunnelName":"ci","tunnelOwner":"shop"}}}}
2024-03-11 10:15:02:480 - [HTTP] <-- POST /wd/hub/session 500 151357 ms - 412 {"value":{"error":"session not created","message":"A new session could not be created. Details: Failed to download mobile application storage:8d250fec-8ecb-535c-5d63-aa4f23d1a4c3: HTTP 404","stacktrace":"UnknownError: An unknown server-side error occurred while processing the command. Original error at getResponseForW3CError (/opt/appium/build/lib/protocol/errors.js:804:9) at asyncHandler (/opt/appium/build/lib/protocol/protocol.js:380:37)"}}
`;

const WRAPPED = `
E       selenium.common.exceptions.SessionNotCreatedException: Message: The requested combination of
E       browser, version, and operating system is not supported (unsupported: chrome 999, Windows 11).
tests/test_login.py:17: SessionNotCreatedException
`;

const SEVERAL = `
10:01:07 ERROR Test exceeded maximum duration of 3600 seconds
10:01:07 INFO  See https://app.saucelabs.com/tests/8f2e4c1ab37d4c4f9c2e
10:04:44 ERROR We couldn't find a matching device in our data center
10:09:12 ERROR Internal Server Error
`;

const NOTHING = `
> shop@2.4.0 test
> wdio run wdio.conf.ts
Execution of 14 workers started at 2024-03-11T10:10:02.441Z
[0-0] RUNNING in chrome - /test/specs/login.e2e.ts
[0-0] Error in "Login should reject a wrong password": Expect $(\`#flash\`) to have text containing
Expected: "Your password is invalid!"   Received: "Your username is invalid!"
    at <Jasmine>
2024-03-11T10:14:55Z INFO the session was created, request took 1800 ms, the test found the device browser version 120
AssertionError [ERR_ASSERTION]: 3 == 4
GET https://shop.example.com/api/cart 503 Service Unavailable
Your account is verified. New command seen within 5 seconds.
`;

describe('a log', () => {
  it.each([
    ['of Java, with colors, a different number, and "did not" for "didn’t"', JAVA, ['idle-timeout']],
    ['of Node.js, with timestamps, IDs, and a stack trace', NODE, ['concurrency-limit']],
    ['of Appium, in the middle of a long line of JSON', APPIUM, ['failed-to-download-app']],
    ['of Python, wrapped over two lines', WRAPPED, ['unsupported-combination']],
    [
      'with several messages',
      SEVERAL,
      ['internal-server-error', 'no-matching-device', 'test-exceeded-maximum-duration'],
    ],
    ['with other errors', NOTHING, []],
    ['of whitespace', ' \n\n', []],
    ['of color sequences only', '\u001b[31m\u001b[0m', []],
  ])('%s', (_, log, ids) => expect(found(log).sort()).toEqual(ids));

  it.each([
    ['ERROR The Sauce VMs failed to start the browser or device', 'failed-to-start'],
    ['The Sauce VMs failed to start the browser. For more info, see the docs', 'failed-to-start'],
    ["webdriver: The Sauce Labs VM's disk is full", 'disk-full'],
    ['Unable to download application: 404', 'failed-to-download-app'],
    ["We couldn't locate a matching device in the data center", 'no-matching-device'],
  ])('finds a message that differs in words: %s', (log, id) => expect(found(log)[0]).toBe(id));

  it('is matched with the line of each message, without colors', () => {
    expect(matcher.match(JAVA)[0]!.line).toBe(
      'org.openqa.selenium.WebDriverException: Test did not see a new command for 120 seconds. Timing out.',
    );
  });

  it('is found to hold each message that is known, with what logs put around it', () => {
    for (const {id, message, also = []} of messages) {
      for (const wording of [message, ...also]) {
        expect(
          found(
            `\u001b[33m2024-03-11T10:12:31Z\u001b[39m [worker-7] ERROR ${wording} (job 8f2e4c1ab37d4c4f9c2e)\r\n`,
          )[0],
          wording,
        ).toBe(id);
      }
    }
  });

  it('with thousands of lines is searched from its end', () => {
    const filler = Array.from(
      {length: 5000},
      (_, i) => `GET /assets/app.${i}.js 200 in 12 ms for the browser of the test\n`,
    ).join('');
    expect(found(`Abuse Job\n${filler}ERROR User terminated`)).toEqual(['user-terminated']);
  });
});
