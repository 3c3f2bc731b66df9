import {isoDay} from '../lib/dates.ts';
import {repeated, type Problem} from './problems.ts';
import {dataFile, load} from './load.ts';
import type {
  AppiumVersions,
  DataCenterEntry,
  ErrorMessage,
  GlossaryEntry,
  Lifecycle,
  Maintenance,
  ProductChange,
  Screen,
  SharedEndpoint,
  StatusCode,
} from './types.ts';

/** Absolute path of the glossary. `src/remark/glossary.ts` reads it again when it changes. */
export const glossaryFile = dataFile('glossary.yaml');

/** Returns the terms of the glossary in alphabetical order. */
export const loadGlossary = () => load<GlossaryEntry[]>('glossary.yaml', 'glossary.schema.json', checkGlossary);

export const loadErrorMessages = () =>
  load<ErrorMessage[]>('errorMessages.yaml', 'errorMessages.schema.json', (messages) =>
    repeated(messages, [], ({id}) => id),
  );

export const loadStatusCodes = () =>
  load<StatusCode[]>('statusCodes.yaml', 'statusCodes.schema.json', (codes) =>
    repeated(codes, [], ({code}) => String(code)),
  );

export const loadDataCenters = () =>
  load<DataCenterEntry[]>('dataCenters.yaml', 'dataCenters.schema.json', (centers) =>
    repeated(centers, [], ({id}) => id),
  );

export const loadSharedEndpoints = () => load<SharedEndpoint[]>('sharedEndpoints.yaml', 'sharedEndpoints.schema.json');

/** Returns the planned maintenance windows, earliest day first. */
export const loadMaintenance = () =>
  load<Maintenance[]>('maintenance.yaml', 'maintenance.schema.json', checkMaintenance);

export const loadLifecycles = () =>
  load<Lifecycle[]>('lifecycle.yaml', 'lifecycle.schema.json', (lives) => repeated(lives, [], ({id}) => id));

export const loadAppiumVersions = () =>
  load<AppiumVersions>('appiumVersions.yaml', 'appiumVersions.schema.json', checkAppiumVersions);

/** Returns the products and documents that changed, in alphabetical order. */
export const loadProductChanges = () =>
  load<ProductChange[]>('productChanges.yaml', 'productChanges.schema.json', checkProductChanges);

/** Returns the schematic screens of the product. */
export const loadScreens = () => load<Screen[]>('screens.yaml', 'screens.schema.json', checkScreens);

/** Reports repeated IDs, and numbers that don't match the callouts. */
export const checkScreens = (screens: readonly Screen[]): Problem[] => [
  ...repeated(screens, [], ({id}) => id),
  ...screens.flatMap(({rows, callouts}, at) => {
    const numbers = rows.flat().flatMap(({number}) => number ?? []);
    const expected = callouts.map((_, index) => index + 1);
    return numbers.toSorted((a, b) => a - b).join() === expected.join()
      ? []
      : [
          {
            steps: [at, 'rows'],
            message: `has the numbers ${numbers.join(', ')}; expected ${expected.join(', ')}, as in callouts`,
          },
        ];
  }),
];

/** Reports duplicate terms and aliases, unknown terms in `see`, and terms that are not in alphabetical order. */
export function checkGlossary(entries: readonly GlossaryEntry[]): Problem[] {
  const terms = new Set(entries.map(({term}) => term));
  const order = new Intl.Collator('en', {sensitivity: 'base'});
  return [
    ...wordsTwice(entries),
    ...entries.flatMap(({term, see = []}, at) => {
      const problems: Problem[] = see.flatMap((other, index) =>
        terms.has(other) ? [] : [{steps: [at, 'see', index], message: `"${other}" is not a term of the glossary`}],
      );
      const before = entries[at - 1]?.term;
      if (before !== undefined && order.compare(before, term) > 0)
        problems.push({steps: [at, 'term'], message: `must come before "${before}"`});
      return problems;
    }),
  ];
}

function wordsTwice(entries: readonly GlossaryEntry[]): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap(({term, aliases = []}, at) =>
    [term, ...aliases].flatMap((word) => {
      if (seen.has(word.toLowerCase())) return [{steps: [at], message: `duplicate "${word}"`}];
      seen.add(word.toLowerCase());
      return [];
    }),
  );
}

/** Reports unknown data centers, windows that end before they start, and windows that are not sorted by day. */
export function checkMaintenance(windows: readonly Maintenance[]): Problem[] {
  const ids = loadDataCenters().map(({id}) => id);
  return windows.flatMap(({center, start, end}, at): Problem[] => [
    ...(ids.includes(center) ? [] : [{steps: [at, 'center'], message: `must be ${ids.join(', ')}, not "${center}"`}]),
    ...(start < end ? [] : [{steps: [at, 'end'], message: `must be later than the start, ${start}`}]),
    ...(at > 0 && windows[at - 1]!.start.slice(0, 10) > start.slice(0, 10)
      ? [{steps: [at, 'start'], message: 'must not be on an earlier day than the previous entry'}]
      : []),
  ]);
}

/** Reports default and recommended versions that are not supported, and versions without a bundle (except Appium 1). */
function checkAppiumVersions({emulators, simulators, bundles}: AppiumVersions): Problem[] {
  const known = new Set(bundles.map(({version}) => version));
  return Object.entries({emulators, simulators}).flatMap(([list, platforms]) =>
    platforms.flatMap(({versions, default: fallback, recommended}, at): Problem[] => [
      ...Object.entries({default: fallback, recommended}).flatMap(([key, version]) =>
        versions.includes(version)
          ? []
          : [
              {
                steps: [list, at, key],
                message: `must be one of the versions (${versions.join(', ')}), not "${version}"`,
              },
            ],
      ),
      ...versions.flatMap((version, index) =>
        version.startsWith('1.') || known.has(version)
          ? []
          : [{steps: [list, at, 'versions', index], message: `"${version}" is not in the list "bundles"`}],
      ),
    ]),
  );
}

/** Reports duplicate IDs, invalid or redundant dates, pages that replace themselves, and entries that aren't in alphabetical order. */
export function checkProductChanges(changes: readonly ProductChange[]): Problem[] {
  const order = new Intl.Collator('en', {sensitivity: 'base', numeric: true});
  const plain = (markdown: string) => markdown.replaceAll('`', '');
  return [
    ...repeated(changes, [], ({id}) => id),
    ...changes.flatMap(({name, date, documented, pages = [], replacements}, at): Problem[] => {
      const before = changes[at - 1]?.name;
      return [
        ...Object.entries({date, documented}).flatMap(([key, value]) =>
          value === undefined || isoDay(value.length === 7 ? `${value}-01` : value)
            ? []
            : [{steps: [at, key], message: `"${value}" isn't a valid date`}],
        ),
        ...(date !== undefined && documented !== undefined
          ? [{steps: [at, 'documented'], message: 'must be omitted, because the entry has a "date"'}]
          : []),
        ...pages.flatMap((page, index) =>
          replacements.includes(page)
            ? [{steps: [at, 'pages', index], message: `${page} is also in "replacements"; list it only there`}]
            : [],
        ),
        ...(before !== undefined && order.compare(plain(before), plain(name)) > 0
          ? [{steps: [at, 'name'], message: `must come before "${before}"`}]
          : []),
      ];
    }),
  ];
}
