import type {FormField} from './request.ts';

/**
 * Replaces the first occurrence of `before` in generated code.
 * @throws {Error} if `before` doesn't occur, so a change in the library's output fails the build instead of breaking samples.
 */
export function swap(code: string, before: string | RegExp, after: string): string {
  if (typeof before === 'string' ? !code.includes(before) : !before.test(code))
    throw new Error(`the generated sample doesn't contain ${String(before)}:\n${code}`);
  return code.replace(before, () => after);
}

/** Indents each line of `text` with `by`. */
export const indented = (text: string, by: string): string => text.replace(/^/gm, by);

/** Functions that replace the body `MARKER` in generated code with the code that sends a file or a form. */
interface Upload {
  /** Sends a file as the entire body. */
  file: (code: string, path: string) => string;
  /** Sends form fields, which can include files. */
  form: (code: string, fields: readonly FormField[]) => string;
}

/** Placeholder for the body in generated code. */
export const MARKER = 'SAUCE_BODY';

const baseName = (path: string): string => path.split('/').at(-1)!;
const quoted = (text: string): string => JSON.stringify(text);
const dropHeader = (code: string): string => code.replace(/^.*content-type.*multipart\/form-data.*\n/im, '');

/** Upload functions by language ID. */
export const uploads: Readonly<Record<string, Upload>> = {
  curl: {
    file: (code, path) => swap(code, `--data ${MARKER}`, `--data-binary '@${path}'`),
    form: (code, fields) =>
      `${swap(dropHeader(code), / \\\n {2}--data SAUCE_BODY/, '')} \\\n${fields.map(({name, value}) => `  --form '${name}=${value}'`).join(' \\\n')}`,
  },
  js: {
    file: (code, path) =>
      `import {openAsBlob} from 'node:fs';\n\n${swap(code, `'${MARKER}'`, `await openAsBlob('${path}')`)}`,
    form: (code, fields) => {
      const parts = fields.map(
        ({name, value, path, type}) =>
          `form.append('${name}', ${path ? `await openAsBlob('${path}'${type ? `, {type: '${type}'}` : ''}), '${baseName(path)}'` : `'${value}'`});`,
      );
      const start = fields.some(({path}) => path) ? "import {openAsBlob} from 'node:fs';\n\n" : '';
      const own = code.replace(/,?\s*'content-type': 'multipart\/form-data'/i, '').replace(/headers: \{\},\s*/, '');
      return `${start}const form = new FormData();\n${parts.join('\n')}\n\n${swap(own, `'${MARKER}'`, 'form')}`;
    },
  },
  python: {
    file: (code, path) => swap(code, `"${MARKER}"`, `open("${path}", "rb")`),
    form: (code, fields) => {
      const content = ({value, path, type}: FormField) => {
        if (!path) return `(None, ${quoted(value)})`;
        return type ? `("${baseName(path)}", open("${path}", "rb"), "${type}")` : `open("${path}", "rb")`;
      };
      const files = fields.map((field) => `    ("${field.name}", ${content(field)}),`);
      const own = swap(code, `payload = "${MARKER}"`, `files = [\n${files.join('\n')}\n]`)
        .replace(/,?\s*"content-type": "multipart\/form-data"\s*/i, '')
        .replace(/^headers = \{\}\n+/m, '');
      return swap(/^headers = /m.test(own) ? own : own.replace(', headers=headers', ''), 'data=payload', 'files=files');
    },
  },
  java: {
    file: (code, path) => swap(code, `.body("${MARKER}")`, `.body(Files.readAllBytes(Path.of("${path}")))`),
    form: (code, fields) => {
      const parts = fields.map(
        ({name, value, path, type}) =>
          `.field("${name}", ${path ? `new File("${path}")${type ? `, "${type}"` : ''}` : quoted(value)})`,
      );
      const start = fields.some(({path}) => path) ? [] : ['.multiPartContent()'];
      return dropHeader(swap(code, `.body("${MARKER}")`, [...start, ...parts].join('\n  ')));
    },
  },
  csharp: {
    file: (code, path) => swap(code, `new StringContent("${MARKER}")`, `new StreamContent(File.OpenRead("${path}"))`),
    form: (code, fields) => {
      const parts = fields.map(({name, value, path, type}) =>
        path
          ? `{ new StreamContent(File.OpenRead("${path}"))${type ? ` { Headers = { ContentType = new("${type}") } }` : ''}, "${name}", "${baseName(path)}" },`
          : `{ new StringContent(${quoted(value)}), "${name}" },`,
      );
      return swap(
        code,
        new RegExp(`new StringContent\\("${MARKER}"\\)\\s*\\{[^]*?\\n    \\}`),
        `new MultipartFormDataContent\n    {\n${indented(parts.join('\n'), '        ')}\n    }`,
      );
    },
  },
  ruby: {
    file: (code, path) => swap(code, `"${MARKER}"`, `File.binread('${path}')`),
    form: (code, fields) => {
      const parts = fields.map(
        ({name, value, path, type}) =>
          `['${name}', ${path ? `File.open('${path}')${type ? `, {content_type: '${type}'}` : ''}` : `'${value}'`}],`,
      );
      return dropHeader(
        swap(
          code,
          `request.body = "${MARKER}"`,
          `request.set_form([\n${indented(parts.join('\n'), '  ')}\n], 'multipart/form-data')`,
        ),
      );
    },
  },
};
