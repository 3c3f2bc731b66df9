/** Public API of the data center selection, which applies to all samples on the site. */
export {DataCenterAnnouncer} from './Announcer.tsx';
export {HostCode} from './HostCode.tsx';
export {HostSample} from './HostSample.tsx';
export {DataCenterNavbarItem} from './NavbarItem.tsx';
export {DataCenterSwitch} from './Switch.tsx';
export {centers as dataCenters} from './centers.ts';
export {choose as chooseDataCenter} from './store.ts';
export {useDataCenter} from './useDataCenter.ts';
export type {DataCenter} from './centers.ts';
