import {loadConfigurator} from '../../../data/configurator/load.ts';
import {component, heading, join} from '../markdown.ts';
import {centers, desktopBrowsers, exceptions, frameworks, realDevices, virtualDevices} from './tables.ts';

/** `<PlatformConfigurator />`: the form that makes capabilities, with all that it has to know. */
export const renderPlatformConfigurator = (): string => component('PlatformConfigurator', {data: JSON.stringify(loadConfigurator())});

/** `<PlatformReference />`: what the configurator offers, as tables. */
export function renderPlatformReference(): string {
  const data = loadConfigurator();
  return join([
    heading(3, 'Data centers', 'data-centers'),
    centers(data),
    heading(3, 'Desktop browsers', 'desktop-browsers'),
    desktopBrowsers(data),
    heading(3, 'Emulators and simulators', 'virtual-devices'),
    virtualDevices(data),
    heading(3, 'Real devices', 'real-devices'),
    realDevices(data),
    heading(3, 'Frameworks', 'frameworks'),
    frameworks(data),
    heading(3, 'Unsupported combinations', 'exceptions'),
    exceptions(data),
  ]);
}
