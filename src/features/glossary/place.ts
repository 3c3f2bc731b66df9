/** Minimum distance between a card and the edges of the window, in CSS pixels. */
const MARGIN = 12;

/** Positions a fixed card below a term, or above it if there's no space below, within the window. */
export function place(card: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const left = Math.max(MARGIN, Math.min(line.left, clientWidth - width - MARGIN));
  const fitsBelow = line.bottom + height <= clientHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow || line.top < height ? line.bottom : line.top - height}px`;
}
