import {loadAllCli} from '../../../data/cli/load.ts';
import type {CliTool, Option} from '../../../data/cli/types.ts';
import {code, join, link, table, wrap} from '../markdown.ts';
import {filter} from '../filter.ts';
import {namesOf, optionAnchor} from './option.ts';
import {placesOf} from './places.ts';

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
