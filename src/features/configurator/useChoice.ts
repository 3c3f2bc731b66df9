import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ConfiguratorData} from '../../data/configurator.ts';
import {chooseDataCenter, dataCenters, useDataCenter, type DataCenter} from '../data-center';
import {fromQuery, toQuery} from './model/link.ts';
import {solve} from './model/solve.ts';
import type {Solution, Wanted} from './model/types.ts';

/** Attribute of the root element that hides the form while the static HTML doesn't show the requested selection. */
const HOLD = 'data-configuring';

/**
 * Returns an inline script for the static HTML that hides the form if the URL has a query or the selected data center isn't one of
 * `virtualCenters`, the data centers with desktop browsers.
 */
export const hideScript = (virtualCenters: readonly string[]): string => `(function (root, id) {
  try {
    id = localStorage.getItem('data-center');
  } catch (e) {}
  if (location.search || (id && ${JSON.stringify(virtualCenters)}.indexOf(id) < 0)) root.setAttribute('${HOLD}', '');
})(document.documentElement)`;

/** Shows the form again. */
const release = (): void => document.documentElement.removeAttribute(HOLD);

/** Messages about the URL query that was read. */
export interface LinkNotice {
  /** Invalid parameters of the query. */
  nonsense: string[];
  /** Data center that the site was switched to. */
  center?: DataCenter;
}

interface State {
  wanted: Wanted;
  notice: LinkNotice;
  /** Query that was read last. */
  query: string;
}

/** State of the Platform Configurator, and functions that change it. */
interface ChoiceState {
  solution: Solution;
  /** URL query of the selection without `?`; empty for the default selection. */
  link: string;
  notice: LinkNotice;
  set: (id: string, value: string) => void;
  reset: () => void;
}

const NONE: LinkNotice = {nonsense: []};

/** Returns the state of the selection, synchronized with the URL and with the site's data center. */
export function useChoice(data: ConfiguratorData): ChoiceState {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const center = useDataCenter();
  const [state, setState] = useState<State>({wanted: {}, notice: NONE, query: ''});
  const {wanted, notice} = state;

  // Read the query when the page opens and when a link on the page changes it. During static rendering, there's no query.
  if (isBrowser && search && search !== state.query) setState(read(data, center, search));

  useLayoutEffect(() => {
    if (notice.center) chooseDataCenter(notice.center.id);
    if (isBrowser) release();
  }, [isBrowser, notice.center]);

  const solution = solve(data, center, wanted);
  const link = toQuery(solution, center.id, center.id === dataCenters[0]!.id);
  useAddress(isBrowser ? link : undefined);

  const change = (next: Wanted) => setState({...state, wanted: next, notice: NONE});
  return {solution, link, notice, set: (id, value) => change({...wanted, [id]: value}), reset: () => change({})};
}

function read(data: ConfiguratorData, current: DataCenter, query: string): State {
  const {wanted, center: id, nonsense} = fromQuery(data, dataCenters, current, query);
  const center = dataCenters.find((one) => one.id === id && one !== current);
  return {wanted, notice: {nonsense, ...(center && {center})}, query};
}

/** Updates the URL query when `link` changes. Bypasses the router, because the change is neither a navigation nor a page view. */
function useAddress(link: string | undefined): void {
  const last = useRef(link);
  useEffect(() => {
    if (last.current !== undefined && link !== undefined && last.current !== link) {
      const {pathname, hash} = window.location;
      window.history.replaceState(window.history.state, '', `${pathname}${link && `?${link}`}${hash}`);
    }
    last.current = link;
  }, [link]);
}
