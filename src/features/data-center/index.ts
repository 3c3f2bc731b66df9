/** Public API of the data center selection, which applies to all samples on the site. */
export {DataCenterAnnouncer, DataCenterNavbarItem, DataCenterSwitch} from './Switch.tsx';
export {HostCode, HostSample} from './Hosts.tsx';
export {centers as dataCenters, choose as chooseDataCenter, useDataCenter, type DataCenter} from './store.ts';
