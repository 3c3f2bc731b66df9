import {dataFiles} from '../../data/load.ts';
import {renderApiReference} from './api/render.ts';
import {renderCapabilityReference} from './capability.ts';
import {renderFlagReference} from './flags.ts';
import {renderCommandReference} from './command.ts';
import {renderConfigReference} from './config.ts';
import type {Attributes} from './index.ts';
import {renderAppiumVersionReference, renderVersionReference} from './versions.ts';
import {
  renderDataCenterReference,
  renderErrorMessageReference,
  renderGlossaryReference,
  renderMaintenanceReference,
  renderProductChangeReference,
  renderStatusCodeReference,
} from './tables.ts';
import {renderScreenIllustration} from './screen.ts';
import {renderPlatformConfigurator, renderPlatformReference} from './platforms.ts';

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

/** Renderers by component name. Add each name to `src/content/mdx.ts` as well, for the checks. */
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

/** Problems and anchors of the reference components on a page. */
interface InPage {
  problems: {line: number; message: string}[];
  anchors: string[];
}

/** Renders the reference components in the source of a page, without compiling the page. Lines are 1-based. */
export function referencesIn(source: string): InPage {
  const found: InPage = {problems: [], anchors: []};
  for (const match of source.matchAll(/^<(\w+Reference)\b([^>]*?)\/>/gm)) {
    const [, name, written] = match;
    const renderer = renderers[name!];
    if (!renderer) continue;
    const attributes: Attributes = Object.fromEntries(
      [...written!.matchAll(/(\w+)="([^"]*)"/g)].map((one) => [one[1]!, one[2]!]),
    );
    try {
      const text = renderer.render(attributes);
      found.anchors.push(
        ...[...text.matchAll(/\{\/\* #(\S+(?: #\S+)*) \*\/\}|<a id="([^"]+)"/g)].flatMap(
          (one) => one[1]?.split(' #') ?? one[2]!,
        ),
      );
    } catch (error) {
      found.problems.push({
        line: source.slice(0, match.index).split('\n').length,
        message: `<${name}>: ${(error as Error).message}`,
      });
    }
  }
  return found;
}
