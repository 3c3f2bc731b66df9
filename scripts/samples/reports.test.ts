import {describe, expect, it} from 'vitest';
import type {Sample} from '../../src/content/samples/types.ts';
import {checkReports} from './reports.ts';
import {testSample} from './testSample.ts';

const java = (report: string): Sample =>
  testSample(
    'java',
    `class A {\n  void a(boolean passed) {\n    var driver = new RemoteWebDriver(hub, options);\n${report}\n  }\n}`,
  );
const check = (sample: Sample): string[] =>
  checkReports([sample]).diagnostics.map(({line, message}) => `${line}: ${message}`);

describe('checkReports', () => {
  it('reports programs that never report a result', () => {
    expect(check(java('driver.quit();'))).toEqual(["10: java sample: doesn't report the result of the test"]);
  });

  it.each(['passed', 'true'])('reports programs that always report %s', (result) => {
    expect(check(java(`driver.executeScript("sauce:job-result=${result}");`))).toEqual([
      '13: java sample: always reports the result passed',
    ]);
  });

  it.each([
    'driver.executeScript("sauce:job-result=" + passed);',
    'driver.executeScript(passed ? "sauce:job-result=passed" : "sauce:job-result=failed");',
    'post("/endTest", passed ? "passed" : "failed");',
  ])('accepts %s', (report) => expect(check(java(report))).toEqual([]));

  it('ignores excerpts', () => expect(check({...java(''), fragment: true})).toEqual([]));
});
