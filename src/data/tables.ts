import type {Problem} from './explain.ts';
import {dataFile, load} from './load.ts';
import {repeated} from './repeated.ts';
import type {AppiumVersions, DataCenterEntry, ErrorMessage, GlossaryEntry, Lifecycle, Maintenance, SharedEndpoint, StatusCode} from './types.ts';

/** Path of the glossary, for those who follow its changes. */
export const glossaryFile = dataFile('glossary.yaml');

/** Terms in the order of the alphabet; each `see` is a term. */
export const loadGlossary = () => load<GlossaryEntry[]>('glossary.yaml', 'glossary.schema.json', checkGlossary);

export const loadErrorMessages = () =>
  load<ErrorMessage[]>('errorMessages.yaml', 'errorMessages.schema.json', (messages) => repeated(messages, [], ({id}) => id));

export const loadStatusCodes = () =>
  load<StatusCode[]>('statusCodes.yaml', 'statusCodes.schema.json', (codes) => repeated(codes, [], ({code}) => String(code)));

export const loadDataCenters = () =>
  load<DataCenterEntry[]>('dataCenters.yaml', 'dataCenters.schema.json', (centers) => repeated(centers, [], ({id}) => id));

export const loadSharedEndpoints = () => load<SharedEndpoint[]>('sharedEndpoints.yaml', 'sharedEndpoints.schema.json');

/** Windows of planned maintenance, the earliest first. */
export const loadMaintenance = () => load<Maintenance[]>('maintenance.yaml', 'maintenance.schema.json', checkMaintenance);

export const loadLifecycles = () =>
  load<Lifecycle[]>('lifecycle.yaml', 'lifecycle.schema.json', (lives) => repeated(lives, [], ({id}) => id));

export const loadAppiumVersions = () => load<AppiumVersions>('appiumVersions.yaml', 'appiumVersions.schema.json', checkAppiumVersions);

export function checkGlossary(entries: readonly GlossaryEntry[]): Problem[] {
  const terms = new Set(entries.map(({term}) => term));
  const order = new Intl.Collator('en', {sensitivity: 'base'});
  return [
    ...wordsTwice(entries),
    ...entries.flatMap(({term, see = []}, at) => {
      const problems: Problem[] = see.flatMap((other, index) => (terms.has(other) ? [] : [{steps: [at, 'see', index], message: `"${other}" is no term`}]));
      const before = entries[at - 1]?.term;
      if (before !== undefined && order.compare(before, term) > 0) problems.push({steps: [at, 'term'], message: `must stand before "${before}"`});
      return problems;
    }),
  ];
}

function wordsTwice(entries: readonly GlossaryEntry[]): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap(({term, aliases = []}, at) =>
    [term, ...aliases].flatMap((word) => {
      if (seen.has(word.toLowerCase())) return [{steps: [at], message: `"${word}" stands here twice`}];
      seen.add(word.toLowerCase());
      return [];
    }),
  );
}

export function checkMaintenance(windows: readonly Maintenance[]): Problem[] {
  const ids = loadDataCenters().map(({id}) => id);
  return windows.flatMap(({center, start, end}, at): Problem[] => [
    ...(ids.includes(center) ? [] : [{steps: [at, 'center'], message: `must be ${ids.join(', ')}, not "${center}"`}]),
    ...(start < end ? [] : [{steps: [at, 'end'], message: `must be later than its start, ${start}`}]),
    ...(at > 0 && windows[at - 1]!.start.slice(0, 10) > start.slice(0, 10) ? [{steps: [at, 'start'], message: 'must not be a day before that of the entry above'}] : []),
  ]);
}

export function checkAppiumVersions({emulators, simulators, bundles}: AppiumVersions): Problem[] {
  const known = new Set(bundles.map(({version}) => version));
  return Object.entries({emulators, simulators}).flatMap(([list, platforms]) =>
    platforms.flatMap(({versions, default: fallback, recommended}, at): Problem[] => [
      ...Object.entries({default: fallback, recommended}).flatMap(([key, version]) =>
        versions.includes(version) ? [] : [{steps: [list, at, key], message: `must be one of its versions (${versions.join(', ')}), not "${version}"`}],
      ),
      ...versions.flatMap((version, index) =>
        version.startsWith('1.') || known.has(version) ? [] : [{steps: [list, at, 'versions', index], message: `"${version}" does not stand in bundles`}],
      ),
    ]),
  );
}
