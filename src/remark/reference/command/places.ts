import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {routeOf} from '../../../content/routes.ts';
import type {CliTool} from '../../../data/cli/types.ts';
import {posixPath} from '../../../lib/posixPath.ts';
import {slug} from '../markdown.ts';

/** Route of a page that describes a command, and the prefix of the command's anchors on that page. */
export interface Place {
  route: string;
  prefix: string;
}

const docs = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../docs');

/** Returns the place of each command's options, by command name, from the sources of pages. The key `''` is for the tool's own options. */
export function placesOf(tool: CliTool): Map<string, Place> {
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
