import {dataFiles} from '../../data/load.ts';
import {renderApiReference} from './api/render.ts';
import {renderCapabilityReference} from './capability/render.ts';
import {renderFlagReference} from './command/flags.ts';
import {renderCommandReference} from './command/render.ts';
import {renderConfigReference} from './config/render.ts';
import type {Attributes} from './index.ts';
import {renderAppiumVersionReference} from './tables/appiumVersions.ts';
import {renderDataCenterReference} from './tables/dataCenters.ts';
import {renderErrorMessageReference} from './tables/errorMessages.ts';
import {renderGlossaryReference} from './tables/glossary.ts';
import {renderMaintenanceReference} from './tables/maintenance.ts';
import {renderProductChangeReference} from './tables/productChanges.ts';
import {renderScreenIllustration} from './screen.ts';
import {renderPlatformConfigurator, renderPlatformReference} from './platform/render.ts';
import {renderVersionReference} from './tables/versions.ts';
import {renderStatusCodeReference} from './tables/statusCodes.ts';

/** Renderer of a reference component. */
interface Renderer {
  /** Names of the supported attributes. */
  accepts: readonly string[];
  /** Returns MDX. Throws an error with the expected values if an attribute is invalid. */
  render: (attributes: Attributes) => string;
  /** Returns the data files whose sources the page lists, as paths in `src/data` without extensions. */
  data: (attributes: Attributes) => readonly string[];
}

const cliFiles = dataFiles('cli').map((tool) => `cli/${tool}`);
const capabilityFiles = dataFiles('capabilities').map((vendor) => `capabilities/${vendor}`);

/** Renderers by component name. Add each name to `src/content/components.ts` as well, for the checks. */
export const renderers: Readonly<Record<string, Renderer>> = {
  CommandReference: {
    accepts: ['tool', 'command', 'below', 'only'],
    render: renderCommandReference,
    data: ({tool}) => [`cli/${tool}`],
  },
  FlagReference: {accepts: [], render: renderFlagReference, data: () => cliFiles},
  CapabilityReference: {
    accepts: ['set', 'on', 'names'],
    render: renderCapabilityReference,
    data: ({set, names}) => (names ? [] : set ? [`capabilities/${set}`] : capabilityFiles),
  },
  ConfigReference: {
    accepts: ['schema', 'part', 'only'],
    render: renderConfigReference,
    data: ({schema}) => [schema?.startsWith('sauce-connect') ? `cli/${schema}` : `config/${schema}`],
  },
  ApiReference: {accepts: ['api'], render: renderApiReference, data: ({api}) => [`openapi/${api}`]},
  GlossaryReference: {accepts: [], render: renderGlossaryReference, data: () => ['glossary']},
  ErrorMessageReference: {accepts: [], render: renderErrorMessageReference, data: () => ['errorMessages']},
  MaintenanceReference: {accepts: [], render: renderMaintenanceReference, data: () => ['maintenance']},
  ProductChangeReference: {accepts: [], render: renderProductChangeReference, data: () => ['productChanges']},
  StatusCodeReference: {accepts: [], render: renderStatusCodeReference, data: () => ['statusCodes']},
  DataCenterReference: {accepts: ['columns'], render: renderDataCenterReference, data: () => ['dataCenters']},
  AppiumVersionReference: {accepts: [], render: renderAppiumVersionReference, data: () => ['appiumVersions']},
  VersionReference: {accepts: ['product'], render: renderVersionReference, data: () => ['versions']},
  PlatformConfigurator: {
    accepts: [],
    render: renderPlatformConfigurator,
    data: () => ['platforms', 'dataCenters', 'appiumVersions'],
  },
  ScreenIllustration: {accepts: ['name'], render: renderScreenIllustration, data: () => []},
  PlatformReference: {accepts: [], render: renderPlatformReference, data: () => ['platforms', 'appiumVersions']},
};
