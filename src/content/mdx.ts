import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {HOST_TOKENS} from '../lib/hosts.ts';
import {nearest} from '../lib/nearest.ts';

/**
 * Components that pages can use without importing them, in addition to HTML elements. Keep the names in sync with
 * `src/theme/MDXComponents` and `src/remark/reference/renderers.ts`.
 */
export const pageComponents = [
  'Tabs',
  'TabItem',
  'Cards',
  'Card',
  'LegacyNotice',
  'CommandReference',
  'FlagReference',
  'ConfigReference',
  'ApiReference',
  'GlossaryReference',
  'ErrorMessageReference',
  'MaintenanceReference',
  'StatusCodeReference',
  'DataCenterReference',
  'ProductChangeReference',
  'AppiumVersionReference',
  'VersionReference',
  'CapabilityReference',
  'PlatformConfigurator',
  'PlatformReference',
  'ScreenIllustration',
] as const;

/** MDX expression that a page can't evaluate. */
interface ExpressionMistake {
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  message: string;
}

interface MdxNode {
  type: string;
  value?: string;
  position?: {start: {line: number; column: number}};
  attributes?: {type: string; name?: string; value?: string | {value: string} | null}[];
}

const COMMENT = /^\s*(\/\*[^]*?\*\/\s*)*$/;
const PLAIN_VALUE = /^\s*(true|false|-?[\d.]+|'[^'\\]*'|"[^"\\]*")\s*$/;

/**
 * Returns the expressions of a page, such as `{name}`. Pages define no variables, so an expression would fail only during rendering, with
 * an error that doesn't include the file. Comments and literal attribute values are allowed.
 */
export function expressionMistakes(tree: Root): ExpressionMistake[] {
  const mistakes: ExpressionMistake[] = [];
  visit(tree, (node: Nodes) => {
    const {type, value = '', position, attributes} = node as unknown as MdxNode;
    const {line, column} = position?.start ?? {line: 1, column: 1};
    const add = (message: string): void => void mistakes.push({line, column, message});
    if ((type === 'mdxTextExpression' || type === 'mdxFlowExpression') && !COMMENT.test(value)) add(aboutText(value));
    if (!Array.isArray(attributes)) return;
    for (const attribute of attributes) {
      const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
      const expression = isSpread
        ? (attribute.value as string)
        : typeof attribute.value === 'object'
          ? attribute.value?.value
          : undefined;
      if (expression !== undefined && (isSpread || !PLAIN_VALUE.test(expression))) {
        add(`has the expression {${short(expression)}}, which pages cannot evaluate; write a string in quotes`);
      }
    }
  });
  return mistakes;
}

function aboutText(expression: string): string {
  const word = /^\{(\w+)\}$/.exec(expression.trim())?.[1];
  const token = word && nearest(word, HOST_TOKENS);
  if (token) return `has {{${word}}} outside of code; write \`{{${token}}}\` in backticks`;
  return `has the expression {${short(expression)}}, which pages cannot evaluate; for braces in text, use backticks or write &#123; and &#125;`;
}

/** Maximum length of an expression in messages, in characters. */
const LONGEST = 40;
const short = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};
