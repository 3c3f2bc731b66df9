import {announcement, type Announcement} from '../../src/config/announcement.ts';
import {
  checkExpiry,
  daysUntil,
  endingOf,
  isExcepted,
  successorOf,
  usesIn,
  ERROR_DAYS,
  type Endings,
} from '../../src/content/expiry.ts';
import {
  APPIUM_FILE,
  EXCEPTIONS_FILE,
  loadEndingProducts,
  loadExpiryExceptions,
  loadSunsets,
  type EndingProduct,
} from '../../src/data/endings.ts';
import {checkContradictions, defaultsOf, type KnownFacts} from '../../src/content/contradictions.ts';
import {limitsOf} from '../../src/content/limits.ts';
import {loadCapabilities} from '../../src/data/capabilities.ts';
import {loadAllCli} from '../../src/data/cli.ts';
import {loadConfigurator, type ConfiguratorData} from '../../src/data/configurator.ts';
import {loadAppiumVersions, loadLifecycles, loadMaintenance, loadProductChanges} from '../../src/data/tables.ts';
import type {AppiumVersions, Lifecycle, Maintenance, ProductChange} from '../../src/data/types.ts';
import type {ProductVersion} from '../../src/data/versions.ts';
import type {Diagnostic} from '../diagnostic.ts';
import type {ParsedDocuments} from '../parsedDocuments.ts';
import type {Context, Rules} from '../run.ts';

const RULE = 'expiry';
const PLATFORMS_FILE = 'src/data/platforms.yaml';
const LIFECYCLE_FILE = 'src/data/lifecycle.yaml';
const MAINTENANCE_FILE = 'src/data/maintenance.yaml';
const ANNOUNCEMENT_FILE = 'src/config/announcement.ts';

/** Returns the defaults of all options and capabilities. */
function loadDefaults(): Map<string, Set<string>> {
  const options = loadAllCli().flatMap(({options: own = [], commands}) => [
    ...own,
    ...commands.flatMap((command) => command.options ?? []),
  ]);
  return defaultsOf(
    options,
    loadCapabilities().flatMap(({capabilities}) => capabilities),
  );
}

/**
 * Returns the rules for everything that ends: what samples, pages, and the Platform Configurator use, and the data about it. Also reports
 * statements that contradict the data.
 */
export function expiry({documents, files, isEverything, today}: Context): Rules {
  const endings: Endings = {
    products: loadEndingProducts(),
    sunsets: loadSunsets(),
    exceptions: loadExpiryExceptions(),
    today,
  };
  const capabilities = loadCapabilities().flatMap(({capabilities: own}) => own);
  const facts: KnownFacts = {
    products: endings.products,
    lifecycles: loadLifecycles(),
    defaults: loadDefaults(),
    limits: limitsOf(capabilities.flatMap((capability) => [capability, ...(capability.keys ?? [])])),
  };
  return {
    checkFile: (file) => {
      const source = documents.source(file);
      return [...checkExpiry(file, source, endings), ...checkContradictions(file, source, facts)];
    },
    finish: () => ({
      findings: isEverything
        ? [...checkData(documents, endings, loadData()), ...checkExceptions(documents, endings)]
        : [],
      checked: `${files.length} files, as of ${today}`,
    }),
  };
}

/** Data with end dates, in addition to the versions. */
export interface DatedData {
  configurator: Pick<ConfiguratorData, 'frameworks' | 'realAppium' | 'versions'>;
  appium: Pick<AppiumVersions, 'realDevices' | 'bundles'>;
  lifecycles: readonly Lifecycle[];
  changes: readonly Pick<ProductChange, 'id' | 'pages' | 'replacements'>[];
  maintenance: readonly Maintenance[];
  announcement: Announcement | undefined;
}

const loadData = (): DatedData => ({
  configurator: loadConfigurator(),
  appium: loadAppiumVersions(),
  lifecycles: loadLifecycles(),
  changes: loadProductChanges(),
  maintenance: loadMaintenance(),
  announcement,
});

/** Files in which the findings are located. */
type Sources = Pick<ParsedDocuments, 'source'>;

/** Returns the findings in the Platform Configurator and the data files. */
export function checkData(documents: Sources, endings: Endings, data: DatedData): Diagnostic[] {
  return [
    ...checkConfigurator(documents, endings, data),
    ...checkProducts(documents, endings.today, data),
    ...checkDates(documents, endings.today, data),
  ];
}

/** Returns the 1-based line of the first line that contains all texts, or 1. */
function lineOf(documents: Sources, file: string, ...texts: string[]): number {
  const at = documents
    .source(file)
    .split('\n')
    .findIndex((line) => texts.every((text) => line.includes(text)));
  return Math.max(at, 0) + 1;
}

/** Returns the findings in what the Platform Configurator offers without an end date, and in what it selects by default. */
function checkConfigurator(
  documents: Sources,
  endings: Endings,
  {configurator, appium: {bundles}}: DatedData,
): Diagnostic[] {
  const {products, today} = endings;
  const {frameworks, realAppium, versions} = configurator;
  const check = (
    product: EndingProduct | undefined,
    {version, endOfLife, successor}: ProductVersion,
    verb: string,
    file: string,
    ...line: string[]
  ): Diagnostic[] => {
    if (!product || !endOfLife) return [];
    const next = successorOf(product, {version, ...(successor && {successor})}, today);
    const fix = next ? `use ${product.name} ${next}` : `${product.file} lists no successor`;
    const subject = `${product.name} ${version}`;
    const found = endingOf(subject, endOfLife, fix, today, verb);
    return found && !isExcepted(endings, file, subject)
      ? [{file, line: lineOf(documents, file, ...line), column: 1, ...found}]
      : [];
  };
  const offered = frameworks.flatMap(({id, config, versions: own = []}) => {
    const product = products.find(
      (one) => one.config !== undefined && (one.id === id || (id === 'cucumber' && one.id === 'playwright')),
    );
    return own.flatMap((version) => {
      const known = product?.versions.find((one) => one.version === version);
      return known
        ? check(product, known, `offers ${config} with`, PLATFORMS_FILE, 'versions: [package.json', version)
        : [];
    });
  });
  const [byDefault] = realAppium;
  const appium = products.filter(({file}) => file === APPIUM_FILE);
  const offeredBy = appium.find(({versions: own}) => own.some(({version}) => version === byDefault?.version));
  const real = offeredBy?.versions.find(({version}) => version === byDefault?.version);
  const virtual = Object.values(versions)
    .flat()
    .flatMap(({version: os, recommended}) => {
      const bundle = bundles.find(({version}) => version === recommended);
      return bundle ? check(appium[0], bundle, `recommends for ${os}`, APPIUM_FILE, `${os},`) : [];
    });
  return [
    ...offered,
    ...(real ? check(offeredBy, real, 'selects by default', APPIUM_FILE, `version: ${real.version}`) : []),
    ...virtual,
  ];
}

/** Returns products that end soon, although their pages don't say so yet. */
function checkProducts(documents: Sources, today: string, {lifecycles, changes}: DatedData): Diagnostic[] {
  return lifecycles.flatMap(({id, name, deprecated, endOfLife, pages}): Diagnostic[] => {
    if (!endOfLife || daysUntil(endOfLife, today) <= 0 || (deprecated && deprecated <= today)) return [];
    const known = changes.find((change) => change.id === id || change.pages?.some((page) => pages.includes(page)));
    const next = known?.replacements.length
      ? ` and to its successor ${known.replacements.join(', ')}`
      : '; src/data/productChanges.yaml lists no successor';
    const fix = `set "deprecated", so that its pages link to the date${next}`;
    const found = endingOf(name, endOfLife, fix, today, 'describes');
    return found
      ? [{file: LIFECYCLE_FILE, line: lineOf(documents, LIFECYCLE_FILE, `id: ${id}`), column: 1, ...found}]
      : [];
  });
}

/** Returns announcements and entries of data files whose time is over. They mislead nobody, so only an announcement is an error. */
function checkDates(
  documents: Sources,
  today: string,
  {appium, maintenance, announcement: bar}: DatedData,
): Diagnostic[] {
  const findings: Diagnostic[] = [];
  const year = Number(today.slice(0, 4));
  const old = maintenance.filter(({end}) => Number(end.slice(0, 4)) < year - 1);
  if (old.length) {
    findings.push({
      file: MAINTENANCE_FILE,
      line: lineOf(documents, MAINTENANCE_FILE, old[0]!.start),
      column: 1,
      rule: RULE,
      message: `lists ${old.length} maintenance windows from before ${year - 1}; remove them`,
      severity: 'warning',
    });
  }
  for (const {version, endOfLife, ended} of appium.realDevices) {
    if (!endOfLife || Boolean(ended) === daysUntil(endOfLife, today) <= 0) continue;
    findings.push({
      file: APPIUM_FILE,
      line: lineOf(documents, APPIUM_FILE, `version: ${version}`),
      column: 1,
      rule: RULE,
      message: ended
        ? `marks ${version} as ended, but it ends on ${endOfLife}; remove "ended"`
        : `lists ${version}, which ended on ${endOfLife}; add "ended: true"`,
      ...(!ended && {severity: 'warning' as const}),
    });
  }
  if (bar?.until && bar.until < today) {
    findings.push({
      file: ANNOUNCEMENT_FILE,
      line: lineOf(documents, ANNOUNCEMENT_FILE, 'export const announcement'),
      column: 1,
      rule: RULE,
      message: `shows the announcement "${bar.id}", which ended on ${bar.until}; remove it or change "until"`,
    });
  }
  return findings;
}

/** Returns exceptions that are over, or that no page needs. */
function checkExceptions(documents: Sources, endings: Endings): Diagnostic[] {
  return endings.exceptions.flatMap(({file, uses, until}): Diagnostic[] => {
    const at = {
      file: EXCEPTIONS_FILE,
      line: lineOf(documents, EXCEPTIONS_FILE, `file: ${file}`),
      column: 1,
      rule: RULE,
    };
    let source: string;
    try {
      source = documents.source(file);
    } catch {
      return [{...at, message: `excepts ${file}, which doesn't exist; remove the entry`}];
    }
    const isUsed =
      file === PLATFORMS_FILE
        ? source.includes(uses.split(' ').at(-1)!)
        : usesIn(source, endings).some(({subject}) => subject === uses);
    if (!isUsed) return [{...at, message: `excepts ${uses} in ${file}, which doesn't use it; remove the entry`}];
    const days = daysUntil(until, endings.today);
    if (days > ERROR_DAYS) return [];
    return [
      {
        ...at,
        message: `excepts ${uses} in ${file} until ${until}; replace it, or extend the exception`,
        severity: 'warning',
      },
    ];
  });
}
