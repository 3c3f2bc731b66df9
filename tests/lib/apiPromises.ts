import type {ApiDocument} from '../../src/data/openapi/types.ts';

/** General English words, which say nothing about the content of an API. */
const GENERAL = new Set(
  `
    about account all anymore api app are authenticate available before build can capture check configuration cover
    dashboard data day deprecated desktop distribution emulator endpoint fairy find for formerly framework from front get
    has hour how in information is it its labs link list look make manage many migrate mobile month more network of on one
    operation or our out over per pipeline provide raw readable related release report response return run sauce script send
    session simulator single system test testfairy that the their them these they this to together up use week what which
    who whose with without work you your
  `
    .trim()
    .split(/\s+/)
    .map(stem),
);

/** HTTP methods that can do what a verb in a description promises, by verb. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  manage: ['post', 'put', 'patch', 'delete'],
  create: ['post', 'put'],
  add: ['post', 'put', 'patch'],
  assign: ['post', 'put', 'patch'],
  update: ['post', 'put', 'patch'],
  delete: ['delete'],
  upload: ['post', 'put'],
  send: ['post', 'put'],
};

/** Returns a word in lowercase without common English endings. */
function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<![su])s$/, '')
    .replace(/(?:ing|ed|er)$/, '')
    .replace(/e$/, '');
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .match(/[A-Za-z][a-z]{2,}/g) ?? [];

/** Returns the words of `promise` that no operation of the document supports: subjects that don't occur in it, and verbs without a matching method. */
export function unsupportedWords(promise: string, {paths, tags, webhooks, components}: ApiDocument): string[] {
  const known = new Set(wordsOf(JSON.stringify([paths, tags, webhooks, components])).map(stem));
  const methods = new Set(Object.values(paths).flatMap((item) => Object.keys(item)));
  const words = [...new Set(wordsOf(promise))];
  return words.filter((word) => {
    const verb = Object.keys(METHODS).find((one) => stem(one) === stem(word));
    if (verb) return !METHODS[verb]!.some((method) => methods.has(method));
    return !GENERAL.has(stem(word)) && !known.has(stem(word));
  });
}
