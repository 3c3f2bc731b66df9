import {expect, type Locator} from '@playwright/test';

/**
 * Scrolls an element into view and returns whether users can see and click it. Playwright considers an element visible even if a parent
 * with a height of 0 clips it.
 */
export const isHit = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    node.scrollIntoView({block: 'nearest', behavior: 'instant'});
    // An inline element can wrap, so the center of its bounding box can be outside of its text. Use the first line.
    const box = [...node.getClientRects()].find(({width, height}) => width > 0 && height > 0);
    if (!box) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top !== null && (node.contains(top) || top.contains(node));
  });

/** Waits until a container is fully expanded and doesn't clip its `parts`, such as the entries of a list. */
export async function expectUnfolded(container: Locator, parts: Locator): Promise<void> {
  await expect
    .poll(() =>
      container.evaluate(
        (node) => node.getBoundingClientRect().height >= node.scrollHeight - 1 && node.scrollHeight > 0,
      ),
    )
    .toBe(true);
  for (const part of await parts.all()) await expect.poll(() => isHit(part)).toBe(true);
}

/** Waits until none of the parts can be clicked. */
export async function expectFolded(parts: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const hits = await Promise.all((await parts.all()).map(isHit));
      return hits.filter(Boolean).length;
    })
    .toBe(0);
}

/** Returns how long a list takes to expand, in milliseconds, for its height in px. The formula is from Docusaurus's `Collapsible`. */
export const unfoldingDuration = (height: number): number =>
  Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
