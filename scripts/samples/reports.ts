/** Reports of results in all complete WebDriver programs, including those that can't be run. */
import type {Sample} from '../../src/content/samples/types.ts';
import {findingIn, type Proof} from './findings.ts';
import {startsSession} from './run/programs.ts';

/** Command or request that reports a result. */
const REPORT = /sauce:job-result|\/endTest\b/;
/** Command with a result that is part of its text, such as `sauce:job-result=passed`. */
const VALUE = /sauce:job-result=(?:(passed|failed|true|false)\b)?/g;
const NAMES: Readonly<Record<string, string>> = {true: 'passed', false: 'failed'};

/** Returns findings about programs that never report a result, or report the same result in all cases. */
export function checkReports(samples: readonly Sample[]): Proof {
  const diagnostics = samples.filter(startsSession).flatMap((sample) => {
    const problem = problemOf(sample.text);
    return problem ? [findingIn(sample, problem.line, 'sample-report', problem.message)] : [];
  });
  return {level: 'validated', proven: new Set(), diagnostics, notes: []};
}

function problemOf(text: string): {line: number; message: string} | undefined {
  if (!REPORT.test(text)) return {line: 1, message: "doesn't report the result of the test"};
  const values = [...text.matchAll(VALUE)];
  const [first] = values;
  const results = new Set(values.map(([, value]) => value && (NAMES[value] ?? value)));
  const [result] = results;
  if (!first || results.size > 1 || result === undefined) return undefined;
  const line = text.slice(0, first.index).split('\n').length;
  return {line, message: `always reports the result ${result}`};
}
