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
import {renderPlatformConfigurator, renderPlatformReference} from './platform/render.ts';
import {renderStatusCodeReference} from './tables/statusCodes.ts';

/** How one component becomes Markdown. */
interface Renderer {
  /** The attributes that it takes. */
  accepts: readonly string[];
  /** Gives Markdown (MDX); throws an error that says what is accepted. */
  render: (attributes: Attributes) => string;
}

/** The components that stand for reference data; `src/content/components.ts` lists their names for the checks. */
export const renderers: Readonly<Record<string, Renderer>> = {
  CommandReference: {accepts: ['tool', 'command', 'below', 'only'], render: renderCommandReference},
  FlagReference: {accepts: [], render: renderFlagReference},
  CapabilityReference: {accepts: ['set', 'on', 'names'], render: renderCapabilityReference},
  ConfigReference: {accepts: ['schema', 'part', 'only'], render: renderConfigReference},
  ApiReference: {accepts: ['api'], render: renderApiReference},
  GlossaryReference: {accepts: [], render: renderGlossaryReference},
  ErrorMessageReference: {accepts: [], render: renderErrorMessageReference},
  MaintenanceReference: {accepts: [], render: renderMaintenanceReference},
  StatusCodeReference: {accepts: [], render: renderStatusCodeReference},
  DataCenterReference: {accepts: ['columns'], render: renderDataCenterReference},
  AppiumVersionReference: {accepts: [], render: renderAppiumVersionReference},
  PlatformConfigurator: {accepts: [], render: renderPlatformConfigurator},
  PlatformReference: {accepts: [], render: renderPlatformReference},
};
