import type {FormField} from './request.ts';
import {indented, swap} from './swap.ts';

/** How a language sends a file: libraries write a request with the text `MARKER` as its body, and this puts the file in its place. */
export interface Upload {
  /** A file as the whole body. */
  file: (code: string, path: string) => string;
  /** Fields of a form, files among them. */
  form: (code: string, fields: readonly FormField[]) => string;
}

export const MARKER = 'SAUCE_BODY';

const baseName = (path: string): string => path.split('/').at(-1)!;
const quoted = (text: string): string => JSON.stringify(text);
const dropHeader = (code: string): string => code.replace(/^.*content-type.*multipart\/form-data.*\n/im, '');

export const uploads: Readonly<Record<string, Upload>> = {
  curl: {
    file: (code, path) => swap(code, `--data ${MARKER}`, `--data-binary '@${path}'`),
    form: (code, fields) =>
      `${swap(dropHeader(code), / \\\n {2}--data SAUCE_BODY/, '')} \\\n${fields.map(({name, value, path}) => `  --form '${name}=${path ? `@${path}` : value}'`).join(' \\\n')}`,
  },
  js: {
    file: (code, path) => `import {openAsBlob} from 'node:fs';\n\n${swap(code, `'${MARKER}'`, `await openAsBlob('${path}')`)}`,
    form: (code, fields) => {
      const parts = fields.map(({name, value, path}) => `form.append('${name}', ${path ? `await openAsBlob('${path}'), '${baseName(path)}'` : `'${value}'`});`);
      const start = fields.some(({path}) => path) ? "import {openAsBlob} from 'node:fs';\n\n" : '';
      const own = code.replace(/,?\s*'content-type': 'multipart\/form-data'/i, '').replace(/headers: \{\},\s*/, '');
      return `${start}const form = new FormData();\n${parts.join('\n')}\n\n${swap(own, `'${MARKER}'`, 'form')}`;
    },
  },
  python: {
    file: (code, path) => swap(code, `"${MARKER}"`, `open("${path}", "rb")`),
    form: (code, fields) => {
      const files = fields.map(({name, value, path}) => `    "${name}": ${path ? `open("${path}", "rb")` : `(None, ${quoted(value ?? '')})`},`);
      const own = swap(code, `payload = "${MARKER}"`, `files = {\n${files.join('\n')}\n}`).replace(/,?\s*"content-type": "multipart\/form-data"\s*/i, '').replace(/^headers = \{\}\n+/m, '');
      return swap(/^headers = /m.test(own) ? own : own.replace(', headers=headers', ''), 'data=payload', 'files=files');
    },
  },
  java: {
    file: (code, path) => swap(code, `ofString("${MARKER}")`, `ofFile(Path.of("${path}"))`),
    form: (code, fields) => {
      const parts = fields.map(({name, value, path}) => `.addFormDataPart("${name}", ${path ? `"${baseName(path)}", RequestBody.create(new File("${path}"), null)` : quoted(value ?? '')})`);
      const body = `RequestBody body = new MultipartBody.Builder()\n  .setType(MultipartBody.FORM)\n${indented(parts.join('\n'), '  ')}\n  .build();`;
      return dropHeader(swap(code, new RegExp(`MediaType mediaType.*\\n.*"${MARKER}"\\);`), body));
    },
  },
  csharp: {
    file: (code, path) => swap(code, `new StringContent("${MARKER}")`, `new StreamContent(File.OpenRead("${path}"))`),
    form: (code, fields) => {
      const parts = fields.map(({name, value, path}) =>
        path ? `{ new StreamContent(File.OpenRead("${path}")), "${name}", "${baseName(path)}" },` : `{ new StringContent(${quoted(value ?? '')}), "${name}" },`,
      );
      return swap(code, new RegExp(`new StringContent\\("${MARKER}"\\)\\s*\\{[^]*?\\n    \\}`), `new MultipartFormDataContent\n    {\n${indented(parts.join('\n'), '        ')}\n    }`);
    },
  },
  ruby: {
    file: (code, path) => swap(code, `"${MARKER}"`, `File.binread('${path}')`),
    form: (code, fields) => {
      const parts = fields.map(({name, value, path}) => `['${name}', ${path ? `File.open('${path}')` : `'${value}'`}],`);
      return dropHeader(swap(code, `request.body = "${MARKER}"`, `request.set_form([\n${indented(parts.join('\n'), '  ')}\n], 'multipart/form-data')`));
    },
  },
};
