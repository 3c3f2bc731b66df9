import {describe, expect, it} from 'vitest';
import type {Sample} from '../../src/content/samples/types.ts';
import {compileSamples} from './compile.ts';
import {testSample} from './testSample.ts';

const sample = (language: string, text: string, fragment = false): Sample => testSample(language, text, {fragment});
const check = (...samples: Sample[]): string[] =>
  compileSamples(samples).diagnostics.map(({line, message}) => `${line}: ${message}`);

const java = `import java.net.URI;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.remote.RemoteWebDriver;

public class Shop {
  public static void main(String[] args) throws Exception {
    var hub = URI.create("https://example.com").toURL();
    var driver = new RemoteWebDriver(hub, new ChromeOptions());
    driver.quit();
  }
}`;

const csharp = `using OpenQA.Selenium.Chrome;
using OpenQA.Selenium.Remote;

using var driver = new RemoteWebDriver(new Uri("https://example.com"), new Options());
string? title = driver.Title;
if (title is not null) await Console.Out.WriteLineAsync(title!);

class Options : ChromeOptions
{
    public Dictionary<string, object?> Values { get; } = new();
}`;

describe('compileSamples', () => {
  it.each([
    ['java', java.replace('quit', 'quitt'), /^18: java sample: cannot find symbol.*quitt/],
    ['java', java.replace('import java.net.URI;\n', ''), /^15: java sample: cannot find symbol.*URI/],
    ['java', java.replace('chrome.Chrome', 'chrome.Chromee'), /^11: java sample: cannot find symbol.*ChromeeOptions/],
    ['java', java.replace(' throws Exception', ''), /^16: java sample: unreported exception/],
    ['csharp', csharp.replace('Title', 'Titel'), /^14: csharp sample: CS1061: .*Titel/],
    ['csharp', csharp.replace('new Uri(', '('), /^13: csharp sample: CS1503: .*System.Uri/],
    ['csharp', csharp.replace('ChromeOptions', 'ChromeOption'), /^17: csharp sample: CS0246: .*ChromeOption/],
    ['python', 'if True:\n    a = 1\n  b = 2', /^12: python sample: IndentationError/],
    ['python', 'def a():\n    return = 1', /^11: python sample: SyntaxError/],
    ['ruby', 'a = [1, 2\nputs a', /ruby sample: SyntaxError/],
    ['ruby', 'def a\n  A = 1\nend', /^11: ruby sample: SyntaxError: dynamic constant assignment/],
  ])('reports a mistake in %s', (language, text, message) => {
    expect(check(sample(language, text))).toContainEqual(expect.stringMatching(message));
  });

  it.each([
    ['java', java],
    ['csharp', csharp],
    ['python', 'async def a():\n    await b()'],
    ['ruby', "puts 'a'"],
  ])('accepts %s', (language, text) => {
    const own = sample(language, text);
    const {diagnostics, proven} = compileSamples([own]);
    expect(diagnostics).toEqual([]);
    expect([...proven]).toEqual([own]);
  });

  it.each([
    ['python', '    return await a()'],
    ['python', '"name": "a",'],
    ['python', 'options=options, b=1'],
    ['ruby', "name: 'a', b: 1"],
  ])('accepts the %s excerpt %s', (language, text) => expect(check(sample(language, text, true))).toEqual([]));

  it('compiles the classes of a page together', () => {
    const other = sample('java', 'public class Cart {\n  public static void empty() {}\n}');
    const user = sample('java', 'public class Checkout {\n  void finish() {\n    Cart.empty();\n  }\n}');
    expect(check(other, user)).toEqual([]);
    expect(check(user)).toEqual([expect.stringMatching(/^12: java sample: cannot find symbol.*Cart/)]);
  });

  it('lists samples whose libraries have no stubs', () => {
    const {proven, notes} = compileSamples([
      sample('java', 'import android.app.Activity;\nclass A extends Activity {}'),
    ]);
    expect(proven.size).toBe(0);
    expect(notes).toEqual(['Not compiled: 1 java samples that use android.app, which has no stubs']);
  });
});
