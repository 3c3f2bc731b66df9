import {sauceConnect4} from './sauceConnect4.ts';
import {sauceConnect5} from './sauceConnect5.ts';
import type {SidebarItem} from '../types.ts';

export const secureConnections: SidebarItem = {
  type: 'category',
  label: 'Secure connections',
  link: {type: 'doc', id: 'secure-connections'},
  items: [
    sauceConnect5,
    sauceConnect4,
    'secure-connections/ipsec-vpn',
  ],
};
