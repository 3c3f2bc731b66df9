import {createContext} from 'react';

/** ID of the tab group that a panel belongs to. */
export const TabsId = createContext('');

/** Returns the DOM IDs of a tab and its panel. */
export const tabIds = (tabs: string, value: string): {tab: string; panel: string} => {
  const name = `${tabs}-${value.replace(/\W+/g, '-')}`;
  return {tab: `${name}-tab`, panel: `${name}-panel`};
};
