import type {Page} from '@playwright/test';

/** State of a page at one moment. */
export interface Snapshot {
  title: string;
  /** HTML of the elements in the head that affect the layout: viewport and styles. */
  head: string;
  /** Attributes of the elements `html` and `body`, as pairs of name and value. */
  attributes: Record<'html' | 'body', [string, string][]>;
  body: string;
}

/**
 * Takes a snapshot of the page. Includes the page chrome around `main` only if it has elements of a shape that isn't in `seen`, and adds
 * these shapes to `seen`; otherwise, the snapshot contains only `main` and its ancestors. The shape of an element is what determines its
 * axe result: tag names of the element and its parent, classes, attribute names, values of ARIA and similar attributes, and whether it has
 * text and its references to other elements resolve.
 */
export async function takeSnapshot(page: Page, seen: Set<string>): Promise<Snapshot> {
  const {shapes, ...snapshot} = await page.evaluate(
    (known) => {
      const REFERRING = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
      const TELLING = /^(role|type|lang|tabindex|aria-(?!label$).*)$/;
      const valueOf = ({name, value}: Attr): string => {
        if (REFERRING.includes(name))
          return `${name}=${value.split(' ').every((id) => document.getElementById(id)) ? 'there' : 'missing'}`;
        return TELLING.test(name) ? `${name}=${value}` : `${name}${value.trim() && '=…'}`;
      };
      const shapeOf = (element: Element): string =>
        [
          element.parentElement?.localName,
          element.localName,
          [...element.classList].sort().join('.'),
          ...[...element.attributes]
            .filter(({name}) => name !== 'class')
            .map(valueOf)
            .sort(),
          element.textContent?.trim() ? 'words' : '',
        ].join(' ');
      const main = document.querySelector('main');
      const around = [...document.documentElement.querySelectorAll('html, body, body *')].filter(
        (element) => !main?.contains(element) && !(element instanceof SVGElement && element.localName !== 'svg'),
      );
      const before = new Set(known);
      const added = [...new Set(around.map(shapeOf))].filter((shape) => !before.has(shape));
      const bodyOf = (): string => {
        if (!main || added.length) return document.body.innerHTML;
        let inner = main.cloneNode(true) as Element;
        for (let parent = main.parentElement!; parent !== document.body; parent = parent.parentElement!) {
          const copy = parent.cloneNode(false) as Element;
          copy.append(inner);
          inner = copy;
        }
        return inner.outerHTML;
      };
      const head = [...document.head.querySelectorAll('meta[name=viewport], link[rel=stylesheet], style')]
        .map((element) => element.outerHTML)
        .join('');
      const attributesOf = (element: Element) =>
        [...element.attributes].map(({name, value}): [string, string] => [name, value]);
      const attributes = {html: attributesOf(document.documentElement), body: attributesOf(document.body)};
      return {shapes: added, title: document.title, head, attributes, body: bodyOf()};
    },
    [...seen],
  );
  for (const shape of shapes) seen.add(shape);
  return snapshot;
}
