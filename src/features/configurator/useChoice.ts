import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ConfiguratorData} from '../../data/configurator/types.ts';
import {chooseDataCenter, dataCenters, useDataCenter, type DataCenter} from '../data-center';
import {release} from './hold.ts';
import {fromQuery, toQuery} from './model/link.ts';
import {solve} from './model/solve.ts';
import type {Solution, Wanted} from './model/types.ts';

/** What an address has led to beside the choice. */
export interface LinkNotice {
  /** Parts of the address that make no sense. */
  nonsense: string[];
  /** The data center that it has switched the site to. */
  center?: DataCenter;
}

interface State {
  wanted: Wanted;
  notice: LinkNotice;
  /** The query that was read last. */
  query: string;
}

export interface ChoiceState {
  solution: Solution;
  /** The query of the address that leads back to the choice; empty for the default. */
  link: string;
  notice: LinkNotice;
  set: (id: string, value: string) => void;
  reset: () => void;
}

const NONE: LinkNotice = {nonsense: []};

/** The reader's choice, in step with the address and with the data center of the site. */
export function useChoice(data: ConfiguratorData): ChoiceState {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const center = useDataCenter();
  const [state, setState] = useState<State>({wanted: {}, notice: NONE, query: ''});
  const {wanted, notice} = state;

  // When the page opens, and when a link within it leads to another choice. The static HTML knows no query.
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

/** Keeps the query of the address the same as `link` from its first change on. Past the router: it is no new page, nor one to count. */
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
