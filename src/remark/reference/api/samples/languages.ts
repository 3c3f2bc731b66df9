import {CREDENTIALS} from './request.ts';
import {indented, swap} from './swap.ts';

/** A language of the samples: which library target makes its code, and how credentials and a JSON body are written in it. */
export interface Language {
  /** Value of the tab. */
  id: string;
  label: string;
  /** Language of the fence; `fragment` where the code needs more around it. */
  fence: string;
  target: [target: string, client: string];
  /** Another target for forms, where the first one cannot send files. */
  formTarget?: [target: string, client: string];
  /** Puts credentials from the environment where the code has their placeholder. */
  signIn: (code: string) => string;
  /** Makes code shorter, or its lines. */
  tidy?: (code: string) => string;
  /** A JSON body as a literal of the language, where the library would write it in one line or wrongly; `before` is what stands in its place. */
  body?: {before?: (marker: string) => string; literal: (json: string) => string};
}

/** JSON as Python writes it. */
const pythonLiteral = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g, (_, text: string | undefined, word: string) => text ?? {true: 'True', false: 'False', null: 'None'}[word] ?? word);

/** The long way in which C# says that a text is JSON. */
const CSHARP_JSON = /(StringContent\([^]*?)\)\s*\{\s*Headers =\s*\{\s*ContentType = new MediaTypeHeaderValue\("application\/json"\)\s*\}\s*\}/;
const BASIC = `Basic ${CREDENTIALS}`;

export const languages: readonly Language[] = [
  {
    id: 'curl',
    label: 'curl',
    fence: 'bash',
    target: ['shell', 'curl'],
    signIn: (code) => swap(code, `--header 'Authorization: ${BASIC}'`, '--user "$SAUCE_USERNAME:$SAUCE_ACCESS_KEY"'),
    body: {before: (marker) => `'${marker}'`, literal: (json) => `'${json.replaceAll("'", "'\\''")}'`},
  },
  {
    id: 'js',
    label: 'JavaScript',
    fence: 'js',
    target: ['node', 'fetch'],
    signIn: (code) => swap(swap(code, `'${BASIC}'`, '`Basic ${btoa(`${user}:${key}`)}`'), /^(?=const )/m, 'const {SAUCE_USERNAME: user, SAUCE_ACCESS_KEY: key} = process.env;\n'),
    tidy: (code) => swap(code, /\n\nfetch\(url, options\)[^]*$/, '\n\nconst response = await fetch(url, options);\nconsole.log(await response.json());'),
  },
  {
    id: 'python',
    label: 'Python',
    fence: 'python',
    target: ['python', 'requests'],
    signIn: (code) => {
      const without = swap(code, new RegExp(`\\n? *"Authorization": "${BASIC}",?`), '');
      const auth = 'auth = (os.environ["SAUCE_USERNAME"], os.environ["SAUCE_ACCESS_KEY"])\n\nresponse';
      return `import os\n${swap(swap(without, '\nresponse', `\n${auth}`), /headers=headers\)/, 'headers=headers, auth=auth)')}`;
    },
    tidy: (code) => {
      const headers = /^headers = \{(\s*"Content-Type": "application\/json"\s*)?\}\n+/m;
      return headers.test(code) ? code.replace(headers, '').replace(', headers=headers', '').replace(/\n+(?=auth =)/, '\n') : code;
    },
    body: {before: (marker) => marker, literal: pythonLiteral},
  },
  {
    id: 'java',
    label: 'Java',
    fence: 'java fragment',
    target: ['java', 'nethttp'],
    formTarget: ['java', 'okhttp'],
    signIn: (code) =>
      `var user = System.getenv("SAUCE_USERNAME") + ":" + System.getenv("SAUCE_ACCESS_KEY");\n${swap(code, `"${BASIC}"`, '"Basic " + Base64.getEncoder().encodeToString(user.getBytes())')}`,
    tidy: (code) =>
      code.includes('OkHttpClient') ? code : swap(code, 'HttpResponse<String> response = HttpClient.newHttpClient().send(', 'var response = HttpClient.newHttpClient()\n    .send(').replace('HttpRequest request', 'var request'),
    body: {literal: (json) => `"""\n${indented(json, '        ')}"""`},
  },
  {
    id: 'csharp',
    label: 'C#',
    fence: 'csharp',
    target: ['csharp', 'httpclient'],
    signIn: (code) => {
      const user = 'var user = Environment.GetEnvironmentVariable("SAUCE_USERNAME");\nvar key = Environment.GetEnvironmentVariable("SAUCE_ACCESS_KEY");\n';
      const header = swap(code, `"${BASIC}"`, '"Basic " + Convert.ToBase64String(Encoding.UTF8.GetBytes($"{user}:{key}"))');
      return `using System.Text;\n${swap(header, /^var client/m, `${user}var client`)}`;
    },
    tidy: (code) =>
      swap(code.replace(CSHARP_JSON, '$1, Encoding.UTF8, "application/json")').replace('using System.Net.Http.Headers;\n', ''), /using \(var response = ([^]*?)\)\n\{[^]*$/, 'var response = await client.SendAsync(request);\nConsole.WriteLine(await response.Content.ReadAsStringAsync());'),
    body: {literal: (json) => `"""\n${indented(json, '        ')}\n        """`},
  },
  {
    id: 'ruby',
    label: 'Ruby',
    fence: 'ruby',
    target: ['ruby', 'native'],
    signIn: (code) => swap(code, `request["Authorization"] = '${BASIC}'`, "request.basic_auth(ENV['SAUCE_USERNAME'], ENV['SAUCE_ACCESS_KEY'])"),
    body: {literal: (json) => `<<~JSON\n${indented(json, '  ')}\nJSON`},
  },
];
