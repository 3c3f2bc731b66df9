import type {Element, ElementContent} from 'hast';
import type {BlockContent, Blockquote, Code, Paragraph, PhrasingContent} from 'mdast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {find, hasClass, textOf} from './pageTree.ts';

const strong = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});
const label = (value: string): Paragraph => strong([{type: 'text', value: value.replace(/\s+/g, ' ').trim()}]);
const quote = (...children: BlockContent[]): Blockquote => ({type: 'blockquote', children});
const flow = (state: State, children: ElementContent[]): BlockContent[] =>
  state.toFlow(state.all({type: 'root', children})) as BlockContent[];
const languageOf = (element: Element): string | undefined =>
  Array.isArray(element.properties.className)
    ? element.properties.className
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.slice('language-'.length)
    : undefined;

/** Returns a code block with the sample's language and optional title. */
function code(element: Element, title?: string): Code {
  const language = find(element, (one) => languageOf(one) !== undefined);
  return {
    type: 'code',
    lang: (language && languageOf(language)) ?? 'text',
    meta: title ? `title="${title}"` : null,
    value: textOf(find(element, ({tagName}) => tagName === 'pre') ?? element).replace(/\n+$/, ''),
  };
}

function sample(element: Element): Code {
  const title = find(
    element,
    ({tagName, properties}) => tagName === 'div' && String(properties.className).startsWith('codeBlockTitle'),
  );
  return code(element, title && textOf(title));
}

/** Returns an admonition as a blockquote that starts with its type and title. */
function admonition(state: State, element: Element): Blockquote {
  const [heading, content] = element.children.filter((child) => child.type === 'element');
  const kind = String(
    (element.properties.className as string[]).find((name) => /^theme-admonition-./.test(name)),
  ).replace('theme-admonition-', '');
  const title = heading ? textOf(heading).trim() : kind;
  const named = title.toLowerCase() === kind ? capital(kind) : `${capital(kind)}: ${title}`;
  return quote(label(named), ...flow(state, content ? content.children : []));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the content of a tab under the tab's label, or nothing if the tab is empty because it's rendered only when selected. */
function tabPanel(state: State, element: Element, labels: ReadonlyMap<string, string>): BlockContent[] {
  const content = flow(state, element.children);
  return content.length ? [label(labels.get(String(element.properties.ariaLabelledBy)) ?? ''), ...content] : [];
}

/** Returns the content of a `<details>` element under its summary. */
function details(state: State, element: Element): BlockContent[] {
  const summary = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  );
  const rest = element.children.filter((child) => child !== summary);
  return [...(summary ? [strong(state.all(summary) as PhrasingContent[])] : []), ...flow(state, rest)];
}

/** Returns a diagram as a blockquote with its title and text description. Other figures keep their content. */
function figure(state: State, element: Element): Blockquote | BlockContent[] {
  const picture = find(element, ({properties}) => properties.role === 'img');
  const title = find(element, ({tagName, properties}) => tagName === 'span' && properties.id !== undefined);
  if (!picture) return flow(state, element.children);
  const name = title ? textOf(title) : 'Diagram';
  return quote(label(name === 'Diagram' ? name : `Diagram: ${name}`), {
    type: 'paragraph',
    children: [{type: 'text', value: String(picture.properties.ariaLabel)}],
  });
}

function badges(element: Element): Blockquote {
  const names = element.children.filter((child) => child.type === 'element').map(textOf);
  return quote({
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: 'Applies to:'}]},
      {type: 'text', value: ` ${names.join(', ')}`},
    ],
  });
}

/** Returns handlers that convert the site's own elements to Markdown. Other elements use default handlers. `labels`: tab labels by ID. */
export function handlers(labels: ReadonlyMap<string, string>): Record<string, Handle> {
  return {
    pre: (_state, element) => {
      const {dataLabel, dataStatus} = element.properties;
      const name = dataStatus ? `Response ${String(dataStatus)}` : dataLabel;
      return name ? [label(String(name)), code(element)] : code(element);
    },
    // An anchor element without `href` is only a link target.
    a: (state, element) =>
      element.properties.href === undefined ? state.all(element) : defaultHandlers.a!(state, element),
    details,
    figure,
    ul: (state, element) =>
      element.properties.ariaLabel === 'Applies to' ? badges(element) : defaultHandlers.ul!(state, element),
    div(state, element) {
      if (hasClass(element, 'theme-code-block')) return sample(element);
      if (hasClass(element, 'theme-admonition')) return admonition(state, element);
      if (hasClass(element, 'theme-doc-version-banner')) return quote(...flow(state, element.children));
      if (element.properties.role === 'tabpanel') return tabPanel(state, element, labels);
      return defaultHandlers.div!(state, element);
    },
  };
}
