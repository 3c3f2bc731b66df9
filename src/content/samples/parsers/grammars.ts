import type {Grammar} from './treeSitter.ts';
import {expandMacros} from './cppMacros.ts';

/** Grammars that VS Code uses, which are actively maintained. */
const vscode = (name: string): string => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`;
/** Grammars of languages that the VS Code set doesn't include. */
const others = (name: string): string => `tree-sitter-wasms/out/tree-sitter-${name}.wasm`;

const statements = /_statement$|^local_variable_declaration$/;

/** Tree-sitter grammars by language. */
export const grammars = {
  bash: {wasm: vscode('bash')},
  powershell: {wasm: vscode('powershell')},
  java: {wasm: vscode('java'), notAtTop: statements},
  python: {wasm: vscode('python')},
  csharp: {wasm: vscode('c-sharp')},
  ruby: {wasm: vscode('ruby')},
  kotlin: {wasm: others('kotlin')},
  swift: {wasm: others('swift')},
  objectivec: {wasm: others('objc'), notAtTop: statements},
  groovy: {wasm: '@lumis-sh/wasm-groovy/tree-sitter-groovy.wasm'},
  go: {wasm: vscode('go'), notAtTop: statements},
  php: {wasm: vscode('php'), prepare: (text) => (text.includes('<?php') ? text : `<?php ${text}`)},
  c: {wasm: others('c'), notAtTop: statements},
  cpp: {wasm: vscode('cpp'), notAtTop: statements, prepare: expandMacros},
  dart: {wasm: others('dart')},
  rust: {wasm: vscode('rust')},
  scala: {wasm: others('scala')},
  css: {wasm: vscode('css')},
} satisfies Record<string, Grammar>;
