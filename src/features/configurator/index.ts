/** The public door: the form that makes capabilities and configuration files. Only the page that shows it loads it. */
export {PlatformConfigurator} from './PlatformConfigurator.tsx';
