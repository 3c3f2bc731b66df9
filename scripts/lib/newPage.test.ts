import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {askAll, type Question} from './newPage.ts';

const questions: Question[] = [
  {text: 'Letter', problems: (answer) => Promise.resolve(/^[a-z]$/.test(answer) ? [] : ['Expected a letter'])},
  {text: 'Digit', problems: (answer) => Promise.resolve(/^\d$/.test(answer) ? [] : ['Expected a digit'])},
];

/** Answers with these lines, and records the prompts. */
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

it('a person is told what is wrong with each answer immediately, and asked again', async () => {
  const {read, prompts} = reader(['1', ' a ', 'b', '2']);
  expect(await askAll(questions, read, true)).toEqual(['a', '2']);
  expect(prompts).toEqual(['Letter: ', 'Letter: ', 'Digit: ', 'Digit: ']);
  expect(log.mock.calls).toEqual([['Expected a letter'], ['Expected a digit']]);
});

it('piped input fails at the first wrong answer', async () => {
  const {read, prompts} = reader(['a', 'b', '2']);
  await expect(askAll(questions, read, false)).rejects.toThrow('Expected a digit');
  expect(prompts).toEqual(['Letter: ', 'Digit: ']);
});

it.each([true, false])('input that ends early is an error (a person answers: %s)', async (isPerson) => {
  await expect(askAll(questions, reader(['a']).read, isPerson)).rejects.toThrow('The input ended before an answer to: Digit');
});
