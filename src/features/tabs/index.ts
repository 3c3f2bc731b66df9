import {createContext} from 'react';

/** The id of the tabs that a panel belongs to. */
export const TabsId = createContext('');

/** The DOM ids of a tab and of its panel. */
export const tabIds = (tabs: string, value: string): {tab: string; panel: string} => {
  const name = `${tabs}-${value.replace(/\W+/g, '-')}`;
  return {tab: `${name}-tab`, panel: `${name}-panel`};
};
