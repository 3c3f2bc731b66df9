import {prefersReducedMotion} from '@docusaurus/theme-common';

/** Returns a duration in ms for a height in px, as in Docusaurus's `Collapsible` (Material Design's dynamic durations). */
function durationOf(height: number): number {
  if (prefersReducedMotion()) return 1;
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/**
 * Expands or hides the list of a category whose items arrived after Docusaurus's `Collapsible` measured it. A transition from 0 px to 0 px
 * never ends, so the list would stay at height 0. At the end of the transition, `Collapsible` sets the height to `auto`.
 * @returns a function that cancels a transition that hasn't started yet.
 */
export function unfold(list: HTMLElement, isCollapsed: boolean): () => void {
  if (isCollapsed) {
    list.style.display = 'none';
    return () => undefined;
  }
  // `Collapsible` measures in the second frame after the click. If the items had arrived by then, the list already has a height.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (list.style.height !== '0px') return;
      const height = list.scrollHeight;
      list.style.transition = `height ${durationOf(height)}ms ease-in-out`;
      list.style.height = `${height}px`;
    });
  });
  return () => cancelAnimationFrame(frame);
}
