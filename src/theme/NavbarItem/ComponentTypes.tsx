import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import {DataCenterNavbarItem} from '@site/src/features/data-center';

/** Types of navbar items. Docusaurus requires that the names of additional types start with `custom-`. */
export default {...ComponentTypes, 'custom-dataCenter': DataCenterNavbarItem};
