import type {Variables} from '../../../../data/openapi/types.ts';
import {CREDENTIALS} from './request.ts';
import {indented, swap} from './uploads.ts';

/** Sample language: the library target that generates its code, and adjustments of that code. */
export interface Language {
  /** Value of the tab, and key in `uploads`. */
  id: string;
  label: string;
  /** Language of the fence, with `fragment` if the code is incomplete. */
  fence: string;
  target: [target: string, client: string];
  /** Replaces the placeholder for credentials with code that reads environment variables. */
  signIn: (code: string, variables: Variables) => string;
  /** Shortens the code or its lines. */
  tidy?: (code: string) => string;
  /**
   * Formats a JSON body as a literal of the language, if the library's output is a single line or invalid. `before` returns the code that
   * the library generates for the placeholder.
   */
  body?: {before?: (marker: string) => string; literal: (json: string) => string};
}

/** Converts JSON to a Python literal. */
const pythonLiteral = (json: string): string =>
  json.replace(
    /("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g,
    (_, text: string | undefined, word: string) => text ?? {true: 'True', false: 'False', null: 'None'}[word] ?? word,
  );

const BASIC = `Basic ${CREDENTIALS}`;

function tidyUnirest(code: string): string {
  const imports = [
    code.includes('new File(') && 'java.io.File',
    code.includes('Path.of(') && 'java.nio.file.*',
    'kong.unirest.core.Unirest',
  ].filter(Boolean);
  return `${imports.map((name) => `import ${name};`).join('\n')}\n\n${swap(code, 'HttpResponse<String> response', 'var response').trim()}\nSystem.out.println(response.getBody());`;
}

/** Verbose code of the library for the content type, the request, and the response. */
const CSHARP_JSON =
  /(StringContent\([^]*?)\)\s*\{\s*Headers =\s*\{\s*ContentType = new MediaTypeHeaderValue\("application\/json"\)\s*\}\s*\}/;
const CSHARP_TARGET =
  /\n\{\n {4}Method = (HttpMethod\.\w+),\n {4}RequestUri = new Uri\(("[^"]*")\),\n(?: {4}Headers =\n {4}\{\n([^]*?) {4}\},\n)?([^]*?)\};\n/;
const CSHARP_ANSWER = /using \(var response = [^]*$/;

function tidyCsharp(code: string): string {
  const short = code
    .replace(CSHARP_JSON, '$1, Encoding.UTF8, "application/json")')
    .replace('using System.Net.Http.Headers;\n', '');
  const [, method, url, headers = '', content] = CSHARP_TARGET.exec(short) ?? [];
  const added = headers.replace(/^ +\{ (.*) \},\n/gm, 'request.Headers.Add($1);\n');
  const request = swap(short, CSHARP_TARGET, `(${method}, ${url})${content ? `\n{\n${content}}` : ''};\n${added}`);
  const using = request.includes('Encoding.') && !request.startsWith('using') ? 'using System.Text;\n' : '';
  return (
    using +
    swap(
      request,
      CSHARP_ANSWER,
      'var response = await client.SendAsync(request);\nConsole.WriteLine(await response.Content.ReadAsStringAsync());',
    )
  );
}

/** Replaces the code that opens a connection with `Net::HTTP.start`, which also closes it. */
const tidyRuby = (code: string): string =>
  swap(
    swap(swap(code, "require 'uri'\n", ''), /http = Net::HTTP\.new[^]*?\n\n/, ''),
    /\nresponse = http\.request\(request\)\nputs response\.read_body\s*$/,
    '\nresponse = Net::HTTP.start(url.host, url.port, use_ssl: true) { |http| http.request(request) }\nputs response.body',
  );

/** Sample languages, in the order of the tabs. */
export const languages: readonly Language[] = [
  {
    id: 'curl',
    label: 'curl',
    fence: 'bash',
    target: ['shell', 'curl'],
    signIn: (code, {user, key}) => swap(code, `--header 'Authorization: ${BASIC}'`, `--user "$${user}:$${key}"`),
    body: {before: (marker) => `'${marker}'`, literal: (json) => `'${json.replaceAll("'", "'\\''")}'`},
  },
  {
    id: 'js',
    label: 'JavaScript',
    fence: 'js',
    target: ['node', 'fetch'],
    signIn: (code, {user, key}) =>
      swap(
        swap(code, `'${BASIC}'`, '`Basic ${btoa(`${user}:${key}`)}`'),
        /^(?=const )/m,
        `const {${user}: user, ${key}: key} = process.env;\n`,
      ),
    tidy: (code) =>
      swap(
        code,
        /\n\nfetch\(url, options\)[^]*$/,
        '\n\nconst response = await fetch(url, options);\nconsole.log(await response.text());',
      ),
  },
  {
    id: 'python',
    label: 'Python',
    fence: 'python',
    target: ['python', 'requests'],
    signIn: (code, {user, key}) => {
      const without = swap(code, new RegExp(`\\n? *"Authorization": "${BASIC}",?`), '');
      const auth = `auth = (os.environ["${user}"], os.environ["${key}"])\n\nresponse`;
      return `import os\n${swap(swap(without, '\nresponse', `\n${auth}`), /headers=headers\)/, 'headers=headers, auth=auth)')}`;
    },
    tidy: (code) => {
      const headers = /^headers = \{(\s*"Content-Type": "application\/json"\s*)?\}\n+/m;
      return headers.test(code)
        ? code
            .replace(headers, '')
            .replace(', headers=headers', '')
            .replace(/\n+(?=auth =)/, '\n')
        : code;
    },
    body: {before: (marker) => marker, literal: pythonLiteral},
  },
  {
    id: 'java',
    label: 'Java',
    fence: 'java fragment',
    target: ['java', 'unirest'],
    signIn: (code, {user, key}) =>
      swap(
        code,
        `.header("Authorization", "${BASIC}")`,
        `.basicAuth(System.getenv("${user}"), System.getenv("${key}"))`,
      ),
    tidy: tidyUnirest,
    body: {literal: (json) => `"""\n${indented(json.replaceAll('\\', '\\\\'), '    ')}"""`},
  },
  {
    id: 'csharp',
    label: 'C#',
    fence: 'csharp',
    target: ['csharp', 'httpclient'],
    signIn: (code, {user, key}) => {
      const read = `var user = Environment.GetEnvironmentVariable("${user}");\nvar key = Environment.GetEnvironmentVariable("${key}");\n`;
      const header = swap(
        code,
        `"${BASIC}"`,
        '"Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes($"{user}:{key}"))',
      );
      return `using System.Text;\n${swap(header, /^var client/m, `${read}var client`)}`;
    },
    tidy: tidyCsharp,
    body: {literal: (json) => `"""\n${indented(json, '        ')}\n        """`},
  },
  {
    id: 'ruby',
    label: 'Ruby',
    fence: 'ruby',
    target: ['ruby', 'native'],
    signIn: (code, {user, key}) =>
      swap(code, `request["Authorization"] = '${BASIC}'`, `request.basic_auth(ENV['${user}'], ENV['${key}'])`),
    tidy: tidyRuby,
    body: {literal: (json) => `<<~'JSON'\n${indented(json, '  ')}\nJSON`},
  },
];
