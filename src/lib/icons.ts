/** Outlines of the icons, in a box of 24 by 24 units. */
export const outlines = {
  alert: 'M12 3 2 20h20zM12 10v4M12 17v.5',
  blocks: 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 4v7M13 7.5h7M4 16.5h7',
  braces: 'M9 4H7v6l-3 2 3 2v6h2M15 4h2v6l3 2-3 2v6h-2',
  browser: 'M3 5h18v14H3zM3 9.5h18M6 7.3h.5M9 7.3h.5',
  chart: 'M4 4v16h16M8 16v-4M12.5 16V8M17 16v-6',
  compare: 'M3 5h18v14H3zM12 3v18M6 15l3-5M15 10h3M15 14h3',
  cursor: 'm6 4 13 6-6 2-2 6z',
  gauge: 'M4 18a9 9 0 1 1 16 0M12 14l4-5',
  inspect: 'M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14zM16 16l5 5M11 8v3M11 14v.5',
  package: 'm12 3 8 4v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10',
  phone: 'M7 3h10v18H7zM11 18h2',
  pipeline:
    'M5 9a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM19 21a3 3 0 1 1 0-6 3 3 0 0 1 0 6zM5 9v4a5 5 0 0 0 5 5h6M8 6h11v6M16 9l3 3 3-3',
  shield: 'm12 3 8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  sparkle: 'm10 5 2 5 5 2-5 2-2 5-2-5-5-2 5-2zM18 3v5M15.5 5.5h5',
  terminal: 'M3 5h18v14H3zM7 9l3 3-3 3M12 15h5',
  tunnel: 'M4 20v-8a8 8 0 0 1 16 0v8M9 20v-7a3 3 0 0 1 6 0v7M2 20h20',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof outlines;
