import {loadCli} from '../../../src/data/cli.ts';
import {loadConfigSchema, type ConfigSchema} from '../../../src/data/configFiles.ts';
import type {SourceFact} from '../../../src/data/sources.ts';
import {loadAppiumVersions} from '../../../src/data/tables.ts';
import {loadVersions, type ProductVersion} from '../../../src/data/versions.ts';

/** Difference between the data and a source. */
export interface Difference {
  /** Data file in `src/data`, without its extension. */
  file: string;
  /** What differs, such as `Playwright 1.60.0: end of life`. */
  fact: string;
  /** Value in the data, and in the source. Undefined if it's missing. */
  ours: string | undefined;
  theirs: string | undefined;
}

/** Facts of a file by name. */
export type Facts = ReadonlyMap<string, string>;

/** Text of a source, with its path. */
export interface Text {
  path: string;
  text: string;
}

/** Returns the differences between facts. Facts that the source doesn't have are differences only if `isComplete` is set. */
export function differences(file: string, ours: Facts, theirs: Facts, isComplete: boolean): Difference[] {
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  return names.flatMap((fact) => {
    const [own, other] = [ours.get(fact), theirs.get(fact)];
    return own === other || (other === undefined && !isComplete) ? [] : [{file, fact, ours: own, theirs: other}];
  });
}

interface JsonSchema {
  $ref?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
}

/** Returns the keys of a schema with their accepted values. Entries of lists have the name `key[]`. */
function keysOf(schema: JsonSchema | undefined, root: JsonSchema, prefix = '', depth = 0): Map<string, string> {
  const keys = new Map<string, string>();
  if (!schema || depth > 12) return keys;
  if (schema.$ref?.startsWith('#/')) {
    const target = schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[decodeURIComponent(step)], root);
    for (const [key, values] of keysOf(target as JsonSchema, root, prefix, depth + 1)) keys.set(key, values);
  }
  for (const part of schema.allOf ?? [])
    for (const [key, values] of keysOf(part, root, prefix, depth + 1)) keys.set(key, values);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const key = `${prefix}${name}`;
    keys.set(key, valuesOf(property, root));
    for (const [inner, values] of keysOf(property, root, `${key}.`, depth + 1)) keys.set(inner, values);
    for (const [inner, values] of keysOf(property.items, root, `${key}[].`, depth + 1)) keys.set(inner, values);
  }
  return keys;
}

/** Returns the accepted values of a key as a sorted text, or "any". */
function valuesOf(schema: JsonSchema, root: JsonSchema): string {
  const own = schema.enum ?? schema.items?.enum;
  if (own) return own.map(String).sort().join(', ') || 'any';
  const target = schema.$ref?.startsWith('#/')
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>(
          (node, step) => (node as Record<string, unknown> | undefined)?.[decodeURIComponent(step)],
          root,
        )
    : undefined;
  return target && target !== schema ? valuesOf(target as JsonSchema, root) : 'any';
}

/** Compares our schemas of configuration files with the published schema of saucectl, which has a part for each `kind`. */
export function compareConfigSchemas({text}: Text, names: readonly string[]): Difference[] {
  const root = JSON.parse(text) as JsonSchema;
  const parts = new Map((root.allOf ?? []).map((part) => [String(part.if?.properties?.kind?.const), part.then]));
  return names.flatMap((name) => {
    const schema: ConfigSchema = loadConfigSchema(name);
    const kind = String(schema.properties?.kind?.const);
    const file = `config/${name}`;
    const theirs = parts.get(kind);
    if (!theirs) return [{file, fact: `kind ${kind}`, ours: 'supported', theirs: undefined}];
    const own = keysOf(schema as JsonSchema, schema as JsonSchema);
    return differences(file, own, keysOf(theirs, root), true);
  });
}

/** Matches the definition of a flag in Go, with the pflag library or with saucectl's own helper. The first group is the name. */
const GO_FLAG =
  /\.(?:String|Bool|Int|Int64|Uint|Float64|Duration|StringSlice|StringArray|StringToString|StringMap)(?:Var)?P?\(\s*(?:&[\w.]+(?:\[[^\]]*\])?,\s*)?"([A-Za-z][\w.-]*)"\s*,/g;

/** Compares the flags in the source code of a tool with ours. The source is only a part of the tool, so it needn't contain all flags. */
export function compareFlags(texts: readonly Text[], tool: string): Difference[] {
  const {options, commands} = loadCli(tool);
  const all = [...(options ?? []), ...commands.flatMap((command) => command.options ?? [])];
  const ours = new Map(
    all
      .flatMap(({long, aliases = []}) => [long, ...aliases])
      .flatMap((flag) => (flag ? [[flag, 'exists'] as const] : [])),
  );
  const theirs = new Map(
    texts.flatMap(({text}) => [...text.matchAll(GO_FLAG)].map(([, name]) => [`--${name}`, 'exists'] as const)),
  );
  return differences(`cli/${tool}`, ours, theirs, false);
}

/** Compares the version in a `package.json` with the version that the data was compared with. */
export function comparePackageVersion({text}: Text, file: string, ours: string | undefined): Difference[] {
  const {version} = JSON.parse(text) as {version: string};
  return differences(file, new Map(ours ? [['version', ours]] : []), new Map([['version', version]]), true);
}

const endOf = (name: string, versions: readonly ProductVersion[]): Map<string, string> =>
  new Map(
    versions.flatMap(({version, endOfLife}) => (endOfLife ? [[`${name} ${version}: end of life`, endOfLife]] : [])),
  );

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns the last date in a text such as "December 4th, 2026", as YYYY-MM-DD. */
function dateIn(text: string): string | undefined {
  const found = [...text.matchAll(/\b([A-Z][a-z]{2})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/g)].at(-1);
  const month = MONTHS.indexOf(found?.[1]?.toLowerCase() ?? '');
  return found && month >= 0
    ? `${found[3]}-${String(month + 1).padStart(2, '0')}-${found[2]!.padStart(2, '0')}`
    : undefined;
}

/** Returns the end of life of each version in the tables of a page in HTML or Markdown. */
export function versionTable(text: string): Map<string, string> {
  const rows = text.includes('<tbody>')
    ? text.split('<tbody>').slice(1)
    : text.split('\n').filter((line) => line.startsWith('|'));
  return new Map(
    rows.flatMap((row) => {
      const version = /(?:<td[^>]*>|\|)\s*v?(\d+(?:\.\d+)+)\s*(?:<\/td>|\|)/.exec(row)?.[1];
      const date = dateIn(row);
      return version && date ? [[version, date]] : [];
    }),
  );
}

/** Compares the versions of a product with a source: a page with a table, or a schedule. */
export function compareVersions({type}: SourceFact, {text}: Text, product: string): Difference[] {
  const {name, versions} = loadVersions().find(({id}) => id === product)!;
  const ours = endOf(name, versions);
  const fact = (version: string): string => `${name} ${version}: end of life`;
  if (type === 'labels') {
    const missing = versions.filter(
      ({version, endOfLife}) => !endOfLife && !new RegExp(`\`${version.replaceAll('.', '\\.')}\``).test(text),
    );
    return missing.map(({version}) => ({
      file: 'versions',
      fact: `${name} ${version}`,
      ours: 'available',
      theirs: undefined,
    }));
  }
  if (type === 'version-table') {
    return differences(
      'versions',
      ours,
      new Map([...versionTable(text)].map(([version, day]) => [fact(version), day])),
      false,
    );
  }
  const known = new Set(versions.map(({version}) => version));
  const entries: [string, string | undefined][] =
    type === 'node-schedule'
      ? Object.entries(JSON.parse(text) as Record<string, {end?: string}>).map(([version, {end}]) => [
          version.replace(/^v/, ''),
          end,
        ])
      : [...text.matchAll(/^\[metadata\."?(\d+\.\d+)"?\]\n((?:(?!\[).*\n?)*)/gm)].map(([, version, body]) => [
          version!,
          /^end-of-life = "?([\d-]+)/m.exec(body!)?.[1],
        ]);
  const theirs = entries
    .filter(([version, end]) => end && known.has(version))
    .map(([version, end]) => [fact(version), end!] as const);
  return differences('versions', ours, new Map(theirs), true);
}

/** Compares the end of life of Appium versions with the response of the Platform API: Unix timestamps in seconds, or null. */
export function compareAppium({text}: Text): Difference[] {
  const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);
  const theirs = Object.entries(JSON.parse(text) as Record<string, number | null>).flatMap(([version, end]) =>
    end === null || !version.startsWith('appium') ? [] : [[`Appium ${version}: end of life`, day(end)] as const],
  );
  return differences('appiumVersions', endOf('Appium', loadAppiumVersions().realDevices), new Map(theirs), false);
}
