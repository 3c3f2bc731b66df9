import {HTTPSnippet} from '@readme/httpsnippet';
import {component} from '../markdown.ts';
import type {ApiDocument, Operation, Parameter} from './document.ts';
import {exampleOf} from './example.ts';
import {resolve} from './document.ts';

/** Stand-ins for what a sample reads or fills in, in a form that the library leaves as it is. */
const HOST = 'host.invalid';
const AUTH = 'AUTHORIZATION';

interface Language {
  value: string;
  label: string;
  convert: (snippet: HTTPSnippet) => string;
  /** Whether what the library writes for an upload works. */
  uploads: boolean;
}

const first = (converted: unknown): string => String(Array.isArray(converted) ? converted[0] : converted);

const ruby = (code: string): string =>
  code.replace(`request["Authorization"] = '${AUTH}'`, 'request.basic_auth ENV.fetch("SAUCE_USERNAME"), ENV.fetch("SAUCE_ACCESS_KEY")');
const curl = (code: string): string =>
  code
    .replace(`--header 'Authorization: ${AUTH}'`, '--user "$SAUCE_USERNAME:$SAUCE_ACCESS_KEY"')
    .replace(/--data '\n([\s\S]*)\n'$/, "--data '$1'");
const python = (code: string): string =>
  `import os\n${code
    .replace(`    "Authorization": "${AUTH}",\n`, '')
    .replace(`headers = {"Authorization": "${AUTH}"}\n\n`, '')
    .replace(/, headers=headers\)$/m, (end) => (code.includes(`headers = {"Authorization": "${AUTH}"}`) ? ')' : end))
    .replace(/^(response = requests\.\w+\(.*)\)$/m, '$1, auth=auth)')
    .replace(/^response = /m, 'auth = (os.environ["SAUCE_USERNAME"], os.environ["SAUCE_ACCESS_KEY"])\n\nresponse = ')}`;
const javascript = (code: string): string =>
  code.replace(`'${AUTH}'`, "'Basic ' + btoa(process.env.SAUCE_USERNAME + ':' + process.env.SAUCE_ACCESS_KEY)");
const java = (code: string): string =>
  `import java.net.URI;\nimport java.net.http.*;\nimport java.util.Base64;\n\nString login = System.getenv("SAUCE_USERNAME") + ":" + System.getenv("SAUCE_ACCESS_KEY");\n${code.replace(`"${AUTH}"`, '"Basic " + Base64.getEncoder().encodeToString(login.getBytes())')}`;
const csharp = (code: string): string =>
  code
    .replace('var client', 'string Variable(string name) => Environment.GetEnvironmentVariable(name);\nvar login = $"{Variable("SAUCE_USERNAME")}:{Variable("SAUCE_ACCESS_KEY")}";\nvar client')
    .replace(`"${AUTH}"`, '"Basic " + Convert.ToBase64String(System.Text.Encoding.UTF8.GetBytes(login))');

const languages: readonly Language[] = [
  {value: 'curl', label: 'curl', convert: (s) => curl(first(s.convert('shell', 'curl'))), uploads: true},
  {value: 'js', label: 'JavaScript', convert: (s) => javascript(first(s.convert('javascript', 'fetch'))), uploads: false},
  {value: 'python', label: 'Python', convert: (s) => python(first(s.convert('python', 'requests'))), uploads: true},
  {value: 'java', label: 'Java', convert: (s) => java(first(s.convert('java', 'nethttp'))), uploads: false},
  {value: 'csharp', label: 'C#', convert: (s) => csharp(first(s.convert('csharp', 'httpclient'))), uploads: false},
  {value: 'ruby', label: 'Ruby', convert: (s) => ruby(first(s.convert('ruby', 'native'))), uploads: false},
];

const constant = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1_$2').replace(/\W+/g, '_').toUpperCase();

/** The address of an operation: its host as a token, values of the reader in capitals. */
function addressOf(server: string, path: string, parameters: readonly Parameter[]): string {
  const filled = (server.replace(/^https:\/\/api\.\{region\}\.saucelabs\.com/, `https://${HOST}`) + path).replace(/\{(\w+)\}/g, (_, name: string) => constant(name));
  const query = parameters.filter((p) => p.in === 'query' && p.required).map((p) => `${p.name}=${encodeURIComponent(String(p.example ?? constant(p.name)))}`);
  return query.length ? `${filled}?${query.join('&')}` : filled;
}

/** The samples of one operation in tabs, as MDX. */
export function renderSamples(document: ApiDocument, path: string, method: string, operation: Operation, parameters: readonly Parameter[]): string {
  const server = (operation.servers ?? document.servers ?? [{url: ''}])[0]!.url;
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const [mimeType, media] = Object.entries(body?.content ?? {})[0] ?? [];
  const isUpload = mimeType !== undefined && !/json|text|urlencoded/.test(mimeType);
  const open = (operation.security ?? document.security ?? []).length === 0;
  const headers = [...(open ? [] : [{name: 'Authorization', value: AUTH}]), ...(mimeType ? [{name: 'Content-Type', value: mimeType}] : [])];
  const example = mimeType === undefined ? undefined : exampleOf(document, media);
  const postData = mimeType === undefined ? undefined : isUpload ? upload(mimeType, example) : {mimeType, text: typeof example === 'string' ? example : JSON.stringify(example)};
  const snippet = new HTTPSnippet({method, url: addressOf(server, path, parameters), headers, ...(postData && {postData})} as never);
  const shown = languages.filter(({uploads}) => uploads || !isUpload);
  const tabs = shown.map(({value, label, convert}) => {
    const code = convert(snippet).replaceAll(HOST, '{{apiHost}}');
    return `<TabItem value="${value}" label="${label}">\n\n${component('PlainCode', {language: value, code})}\n\n</TabItem>`;
  });
  return `<Tabs groupId="language">\n${tabs.join('\n')}\n</Tabs>`;
}

function upload(mimeType: string, example: unknown): object {
  if (mimeType !== 'multipart/form-data') return {mimeType, text: ''};
  const fields = Object.entries((example ?? {}) as Record<string, unknown>);
  return {mimeType, params: fields.map(([name, value]) => (/payload|file|upload/i.test(name) ? {name, fileName: String(value)} : {name, value: String(value)}))};
}
