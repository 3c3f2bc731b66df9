/** Keyboard shortcut: one or more keys and their function. */
export interface Key {
  keys: readonly string[];
  does: string;
}

const modifier = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Returns the keyboard shortcuts of the site, grouped by where they work. */
export const keyGroups = (): readonly {place: string; keys: readonly Key[]}[] => [
  {
    place: 'On every page',
    keys: [
      {keys: [modifier(), 'K'], does: 'Open or close search'},
      {keys: ['/'], does: 'Open search'},
      {keys: ['?'], does: 'Show keyboard shortcuts'},
      {keys: ['Tab'], does: 'Go to the next link or control, starting with the link to the main content'},
      {keys: ['Esc'], does: 'Close a menu, a card, search, or this dialog'},
    ],
  },
  {
    place: 'In search',
    keys: [
      {keys: ['↑', '↓'], does: 'Go to the next or previous result'},
      {keys: ['Enter'], does: 'Open the selected result'},
    ],
  },
  {
    place: 'In tabs, wide tables, and code samples',
    keys: [
      {keys: ['←', '→'], does: 'Go to the next or previous tab, or scroll'},
      {keys: ['Enter'], does: 'Select the tab'},
    ],
  },
];
