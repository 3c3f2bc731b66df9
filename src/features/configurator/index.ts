/** Public API of the Platform Configurator, which generates capabilities and configuration files. Only its page loads it. */
export {PlatformConfigurator} from './PlatformConfigurator.tsx';
