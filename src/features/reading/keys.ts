/** A key, or several in a row, and what it does. */
export interface Key {
  keys: readonly string[];
  does: string;
}

const modifier = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl');

/** The keys of the site, by the place where they work. */
export const keyGroups = (): readonly {place: string; keys: readonly Key[]}[] => [
  {
    place: 'On every page',
    keys: [
      {keys: [modifier(), 'K'], does: 'Open or close search'},
      {keys: ['/'], does: 'Open search'},
      {keys: ['?'], does: 'Show these keys'},
      {keys: ['Tab'], does: 'Go on; first of all, skip to the text'},
      {keys: ['Esc'], does: 'Close a menu, a card, search or this sheet'},
    ],
  },
  {
    place: 'In search',
    keys: [
      {keys: ['↑', '↓'], does: 'Go from result to result'},
      {keys: ['Enter'], does: 'Open the result'},
    ],
  },
  {
    place: 'On tabs, and in wide tables and samples',
    keys: [
      {keys: ['←', '→'], does: 'Go from tab to tab; scroll'},
      {keys: ['Enter'], does: 'Show the tab'},
    ],
  },
];
