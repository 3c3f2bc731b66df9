import type {sampleLanguages} from '../../languages.ts';
import {dockerfile, gherkin, graphql} from './documents.ts';
import {grammars} from './grammars.ts';
import {http} from './http.ts';
import {json} from './json.ts';
import {lua} from './lua.ts';
import {html} from './html.ts';
import {ini, properties, toml} from './settings.ts';
import {treeSitter} from './treeSitter.ts';
import {typescript} from './typescript.ts';
import {xml} from './xml.ts';
import {yaml} from './yaml.ts';
import type {Parser} from '../types.ts';

/** Language without a parser, with the reason. */
export interface Unparsed {
  unparsed: string;
}

const byGrammar = Object.fromEntries(
  Object.entries(grammars).map(([language, grammar]) => [language, treeSitter(language, grammar)]),
) as Record<keyof typeof grammars, Parser>;

/** Parser of each sample language. */
export const parsers: Readonly<Record<(typeof sampleLanguages)[number], Parser | Unparsed>> = {
  ...byGrammar,
  gradle: byGrammar.groovy,
  js: typescript('jsx'),
  jsx: typescript('jsx'),
  ts: typescript('ts'),
  tsx: typescript('tsx'),
  json,
  yaml,
  xml,
  html,
  toml,
  ini,
  properties,
  graphql,
  gherkin,
  dockerfile,
  http,
  lua,
  robotframework: {unparsed: 'its only parser is Robot Framework itself, which is written in Python'},
  sql: {unparsed: 'each database has its own dialect, and a sample does not specify its database'},
  batch: {unparsed: 'cmd.exe interprets scripts line by line without a grammar, and no parser is maintained'},
  cmake: {unparsed: 'its only maintained parser is CMake itself'},
  nginx: {unparsed: 'its only maintained parsers are nginx itself and crossplane, which is written in Python'},
  diff: {unparsed: 'it contains parts of two other files'},
};
