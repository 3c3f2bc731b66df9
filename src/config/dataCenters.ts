import {dataCenters, type DataCenter} from '../data/dataCenters.ts';

/** The data centers that a reader can choose, with no more than what code needs; the first is the default. */
export const dataCenterChoices: readonly DataCenter[] = dataCenters.map(({id, name, region, apiHost, ondemandHost, appHost}) => ({
  id,
  name,
  region,
  apiHost,
  ondemandHost,
  appHost,
}));
