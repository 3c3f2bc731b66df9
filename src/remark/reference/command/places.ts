import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {routeOf} from '../../../content/routes.ts';
import type {CliTool} from '../../../data/cli/types.ts';
import {posixPath} from '../../../lib/posixPath.ts';
import {slug} from '../markdown.ts';

/** A page that shows a command, and what its anchors begin with there. */
export interface Place {
  route: string;
  prefix: string;
}

const docs = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../docs');

/** Where the options of each command of `tool` stand; the key `''` is for the options of the tool itself. Read from the pages. */
export function placesOf(tool: CliTool): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const {route, attributes} of tags().filter((tag) => tag.attributes.tool === tool.tool)) {
    for (const [name, prefix] of shown(tool, attributes)) if (!places.has(name)) places.set(name, {route, prefix});
  }
  return places;
}

function shown(tool: CliTool, {command, below, only}: Record<string, string>): (readonly [name: string, prefix: string])[] {
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

/** The tags of each page, read again after the page has changed. */
const tagsOfFile = new Map<string, {mtimeMs: number; tags: Tag[]}>();

/** All `<CommandReference …/>` of the pages; those in a text about the component do not begin a line. */
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
