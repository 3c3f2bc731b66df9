import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import {DataCenterNavbarItem} from '@site/src/features/data-center';

/** The kinds of item that the bar at the top may hold; Docusaurus takes further ones by names that begin with `custom-`. */
export default {...ComponentTypes, 'custom-dataCenter': DataCenterNavbarItem};
