import {loadConfigurator} from '../../../data/configurator/load.ts';
import {component, heading, join} from '../markdown.ts';
import {centers, desktopBrowsers, exceptions, frameworks, realDevices, virtualDevices} from './tables.ts';

/** Renders `<PlatformConfigurator />`: the form that generates capabilities, with its data as JSON. */
export const renderPlatformConfigurator = (): string =>
  component('PlatformConfigurator', {data: JSON.stringify(loadConfigurator())});

/** Renders `<PlatformReference />`: tables of the platforms in the configurator. */
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
