import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {askAll, type Question} from './newPage.ts';

const questions: Question[] = [
  {text: 'Letter', problems: (answer) => Promise.resolve(/^[a-z]$/.test(answer) ? [] : ['Expected a letter'])},
  {text: 'Digit', problems: (answer) => Promise.resolve(/^\d$/.test(answer) ? [] : ['Expected a digit'])},
];

/** Returns a `read` function that returns these lines, and its prompts. */
function reader(lines: string[]): {read: (prompt: string) => Promise<string | undefined>; prompts: string[]} {
  const prompts: string[] = [];
  const read = (prompt: string) => {
    prompts.push(prompt);
    return Promise.resolve(lines.shift());
  };
  return {prompts, read};
}

const log = vi.spyOn(console, 'log');
beforeEach(() => log.mockImplementation(() => undefined));
afterEach(() => log.mockReset());

it('shows a person the problem with each answer immediately, and asks again', async () => {
  const {read, prompts} = reader(['1', ' a ', 'b', '2']);
  expect(await askAll(questions, read, true)).toEqual(['a', '2']);
  expect(prompts).toEqual(['Letter: ', 'Letter: ', 'Digit: ', 'Digit: ']);
  expect(log.mock.calls).toEqual([['Expected a letter'], ['Expected a digit']]);
});

it('rejects piped input at the first invalid answer', async () => {
  const {read, prompts} = reader(['a', 'b', '2']);
  await expect(askAll(questions, read, false)).rejects.toThrow('Expected a digit');
  expect(prompts).toEqual(['Letter: ', 'Digit: ']);
});

it.each([true, false])('rejects input that ends early (a person answers: %s)', async (isPerson) => {
  await expect(askAll(questions, reader(['a']).read, isPerson)).rejects.toThrow(
    'Unexpected end of input. Missing answer: Digit',
  );
});
