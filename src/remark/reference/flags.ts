import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {routeOf} from '../../content/routes.ts';
import {loadAllCli, type CliTool, type Option} from '../../data/cli.ts';
import {posixPath} from '../../lib/paths.ts';
import {code, filter, join, link, slug, table, wrap} from './markdown.ts';
import {namesOf, optionAnchor} from './command.ts';

/** Route of a page that describes a command, and the prefix of the command's anchors on that page. */
interface Place {
  route: string;
  prefix: string;
}

const docs = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../docs');

/** Returns the place of each command's options, by command name, from the sources of pages. The key `''` is for the tool's own options. */
function placesOf(tool: CliTool): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const {route, attributes} of tags().filter((tag) => tag.attributes.tool === tool.tool)) {
    for (const [name, prefix] of shown(tool, attributes)) if (!places.has(name)) places.set(name, {route, prefix});
  }
  return places;
}

function shown(
  tool: CliTool,
  {command, below, only}: Record<string, string>,
): (readonly [name: string, prefix: string])[] {
  const names = tool.commands.map(({name}) => name);
  if (only) return only === 'options' ? [['', 'global']] : [];
  if (command) return [[command, '']];
  if (below) return names.filter((name) => name.startsWith(`${below} `)).map((name) => [name, slug(name)]);
  return [['', names.length ? 'global' : ''], ...names.map((name) => [name, slug(name)] as const)];
}

interface Tag {
  route: string;
  attributes: Record<string, string>;
}

/** Cached tags by file. Entries are updated if the modification time changes. */
const tagsOfFile = new Map<string, {mtimeMs: number; tags: Tag[]}>();

/** Returns all `<CommandReference …/>` tags at the start of a line. Tags elsewhere are part of a text about the component. */
const tags = (): Tag[] =>
  readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map(posixPath)
    .sort()
    .flatMap(tagsIn);

function tagsIn(file: string): Tag[] {
  const absolute = path.join(docs, file);
  const {mtimeMs} = statSync(absolute);
  const known = tagsOfFile.get(file);
  if (known?.mtimeMs === mtimeMs) return known.tags;
  const found = [...readFileSync(absolute, 'utf8').matchAll(/^<CommandReference\s([^>]*)\/>/gm)].map(([, written]) => ({
    route: routeOf(file).path,
    attributes: Object.fromEntries([...written!.matchAll(/(\w+)="([^"]*)"/g)].map((match) => [match[1]!, match[2]!])),
  }));
  tagsOfFile.set(file, {mtimeMs, tags: found});
  return found;
}

interface Use {
  tool: string;
  /** Link to the option, or the name of the command if no page describes the option. */
  where: string;
}

/** Renders `<FlagReference />`: all flags of all tools, with links to the commands that accept them. */
export function renderFlagReference(): string {
  const uses = new Map<string, Use[]>();
  for (const tool of loadAllCli()) {
    const places = placesOf(tool);
    for (const {command, options} of owners(tool)) {
      const place = places.get(command);
      for (const option of options) {
        const [name] = namesOf(option);
        const label = command || (tool.title ?? tool.tool);
        const where = place ? link(label, `${place.route}#${optionAnchor(option, place.prefix)}`) : label;
        uses.set(name!, [...(uses.get(name!) ?? []), {tool: command ? (tool.title ?? tool.tool) : '', where}]);
      }
    }
  }
  const order = new Intl.Collator('en', {sensitivity: 'base'});
  const rows = [...uses].sort(([a], [b]) => order.compare(a.replace(/^-+/, ''), b.replace(/^-+/, '')));
  return wrap(
    'flags filterable',
    join([
      filter('flags'),
      table(
        ['Flag', 'Used by'],
        rows.map(([name, all]) => [code(name), used(all)]),
      ),
    ]),
  );
}

const owners = ({commands, options = []}: CliTool): {command: string; options: readonly Option[]}[] => [
  {command: '', options},
  ...commands.map((command) => ({command: command.name, options: command.options ?? []})),
];

/** Renders the commands that accept a flag, such as `saucectl run, storage list; Virtual USB server`. */
function used(all: readonly Use[]): string {
  const tools = [...new Set(all.map(({tool}) => tool))];
  return tools
    .map((tool) =>
      `${tool} ${all
        .filter((use) => use.tool === tool)
        .map(({where}) => where)
        .join(', ')}`.trim(),
    )
    .join('; ');
}
