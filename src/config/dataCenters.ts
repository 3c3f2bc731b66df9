import {dataCenters, type DataCenter} from '../data/dataCenters.ts';

/** Data centers that readers can choose, with the fields that client code needs. The first one is the default. */
export const dataCenterChoices: readonly DataCenter[] = dataCenters.map(
  ({id, name, region, apiHost, ondemandHost, appHost}) => ({id, name, region, apiHost, ondemandHost, appHost}),
);
