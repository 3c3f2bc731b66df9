import {expect, type Locator} from '@playwright/test';

/**
 * Whether the reader can see and hit an element: Playwright takes what a parent with a height of 0 clips for visible. Scrolls the element into
 * view first.
 */
export const isHit = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    node.scrollIntoView({block: 'nearest', behavior: 'instant'});
    // Inline elements may be broken over lines, so that the middle of the whole is beside them.
    const box = [...node.getClientRects()].find(({width, height}) => width > 0 && height > 0);
    if (!box) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && (node.contains(top) || top.contains(node));
  });

/** Waits until what unfolds is unfolded, and nothing clips its parts: `parts` are elements in it, such as the entries of a list. */
export async function expectUnfolded(container: Locator, parts: Locator): Promise<void> {
  await expect.poll(() => container.evaluate((node) => node.getBoundingClientRect().height >= node.scrollHeight - 1 && node.scrollHeight > 0)).toBe(true);
  for (const part of await parts.all()) await expect.poll(() => isHit(part)).toBe(true);
}

/** Waits until nothing of what folds can be hit. */
export async function expectFolded(parts: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const hits = await Promise.all((await parts.all()).map(isHit));
      return hits.filter(Boolean).length;
    })
    .toBe(0);
}

/** Returns how long a list of this height (px) takes to unfold, in milliseconds, by the formula of Docusaurus's `Collapsible`. */
export const unfoldingDuration = (height: number): number => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
