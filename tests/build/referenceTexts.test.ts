import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {routeOf} from '../../src/content/routes.ts';
import {loadCapabilities} from '../../src/data/capabilities.ts';
import {loadAllCli} from '../../src/data/cli.ts';
import {configNames, loadConfigSchema} from '../../src/data/configFiles.ts';
import {apiNames, loadApi} from '../../src/data/openapi/load.ts';
import {posixPath} from '../../src/lib/paths.ts';
import {unrenderedTexts} from '../lib/referenceTexts.ts';

const sources = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map(posixPath)
  .map((file) => ({file, source: readFileSync(path.join('docs', file), 'utf8')}));

/** Returns the text of all built pages whose source has a line that starts with this component and these attributes. */
function textOfPages(component: string): string {
  const files = sources.filter(({source}) => new RegExp(`^<${component}[ />]`, 'm').test(source)).map(({file}) => file);
  return files
    .map((file) => load(readFileSync(path.join('build', routeOf(file).path, 'index.html'), 'utf8'))('main').text())
    .join(' ');
}

/** Excludes the introduction and variables, which tools such as Postman show; on the site, the text of the page replaces them. */
const API_TEXTS =
  /^(?!info\.|servers\.\d+\.variables\.region\.).*\b(description|summary|x-permissions|x-deprecated-by)$/;
/** Excludes the summary of the tool itself, which is shown only in lists of tools. */
const CLI_TEXTS = /^(?!summary$).*\b(summary|description|notes\.\d+|examples\.\d+\.title|use)$/;
/** Commands that the page of the tool describes in its own text. */
const WITHOUT_PAGE = [
  'sauce-connect-5 run config-file',
  'sauce-connect-5 version',
  'sauce-connect-5 help',
  'saucectl signup',
];
const CAPABILITY_TEXTS = /\b(description|notes\.\d+|use|groups\.\d+\.title)$/;
/** Excludes descriptions of list items, because the key of a list shows the description of the list. */
const CONFIG_TEXTS = /^(?!description$)(?!.*\bitems\.description$).*\bdescription$/;

it.each(apiNames)('all texts of the API %s are on its page', (api) => {
  expect(unrenderedTexts(loadApi(api), API_TEXTS, textOfPages(`ApiReference api="${api}"`))).toEqual([]);
});

it.each(loadAllCli())('all texts of the command-line tool $tool are on its pages', (tool) => {
  const commands = tool.commands.filter(({name}) => !WITHOUT_PAGE.includes(`${tool.tool} ${name}`));
  expect(unrenderedTexts({...tool, commands}, CLI_TEXTS, textOfPages(`CommandReference tool="${tool.tool}"`))).toEqual(
    [],
  );
});

it.each(loadCapabilities())('all texts of the capabilities "$title" are on the capabilities page', (set) => {
  expect(unrenderedTexts(set, CAPABILITY_TEXTS, textOfPages('CapabilityReference'))).toEqual([]);
});

const configPages = configNames
  .map((name) => ({name, text: textOfPages(`ConfigReference schema="${name}"`)}))
  .filter(({text}) => text);

it('more than 6 configuration files have a page', () => expect(configPages.length).toBeGreaterThan(6));
it.each(configPages)('all descriptions of the configuration of $name are on its page', ({name, text}) => {
  expect(unrenderedTexts(loadConfigSchema(name), CONFIG_TEXTS, text)).toEqual([]);
});

it('a text that no page shows is reported with its place in the data', () => {
  const data = {
    description: 'Shown **here**, with `code`.',
    fields: [
      {description: 'It needs `funcName` or `address`.\n\n1. See [this](/a/).', example: {description: 'No text.'}},
    ],
  };
  expect(unrenderedTexts(data, API_TEXTS, 'Shown here, with code. It needs funcName or address. See this.')).toEqual(
    [],
  );
  expect(unrenderedTexts(data, API_TEXTS, 'Shown here, with code.')).toEqual([
    'fields.0.description: It needs `funcName` or `address`.',
  ]);
});
