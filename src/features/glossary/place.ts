/** Pixels between a card and the edge of the window. */
const MARGIN = 12;

/** Puts a fixed card below a term, or above it where there is no room, and inside the window. */
export function place(card: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const left = Math.max(MARGIN, Math.min(line.left, clientWidth - width - MARGIN));
  const fitsBelow = line.bottom + height <= clientHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow || line.top < height ? line.bottom : line.top - height}px`;
}
