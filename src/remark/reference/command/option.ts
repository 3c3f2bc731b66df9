import type {Option} from '../../../data/cli/types.ts';
import {entry, type Fact} from '../entry.ts';
import {anchorOf, block, code, codes, heading, join, jump, list, prose, slug, table, wrap} from '../markdown.ts';

/** Returns the names of an option, with the long name first. */
export const namesOf = ({long, short, aliases = []}: Option): string[] =>
  [long, short, ...aliases].filter((name) => name !== undefined);

/** Returns the anchor of an option. `prefix` identifies the command if several commands share a page. */
export const optionAnchor = ({long, short}: Option, prefix = ''): string =>
  prefix ? `${prefix}-${slug(long ?? short ?? '')}` : anchorOf(long ?? short ?? '');

/** Renders options as entries. If they have groups, each group has a heading, and an overview links to all options. */
export function renderOptions(options: readonly Option[], depth: number, prefix: string): string {
  const groups = [...new Set(options.map(({group}) => group))];
  if (groups.length < 2) return join(options.map((option) => renderOption(option, depth, prefix)));
  const members = (group: string | undefined) => options.filter((option) => option.group === group);
  return join([
    wrap(
      'jumps',
      list(
        groups.map(
          (group) =>
            `**${group}** ${members(group)
              .map((option) => to(option, prefix))
              .join(' ')}`,
        ),
      ),
    ),
    ...groups.flatMap((group) => [
      heading(depth, group ?? '', [prefix, slug(group ?? ''), 'options'].filter(Boolean).join('-')),
      ...members(group).map((option) => renderOption(option, depth + 1, prefix)),
    ]),
  ]);
}

const to = (option: Option, prefix: string): string => jump(namesOf(option)[0]!, optionAnchor(option, prefix));

const renderOption = (option: Option, depth: number, prefix: string): string =>
  entry({
    depth,
    title: codes(namesOf(option)),
    // Previous anchors are those of the page that shows only this command.
    anchor: [optionAnchor(option, prefix), ...((!prefix && option.anchors) || [])].join(' #'),
    deprecated: option.deprecated,
    facts: factsOf(option),
    description: option.description,
    notes: option.notes,
    examples: [option.example && block('bash', option.example, 'fragment')],
  });

const factsOf = (option: Option): Fact[] => [
  option.required && ['Required'],
  ['Type', typeOf(option)],
  defaultOf(option) !== '' && ['Default', defaultOf(option)],
  option.values && ['Allowed values', codes(option.values)],
  option.minimum !== undefined && ['Minimum', code(option.minimum)],
  option.maximum !== undefined && ['Maximum', code(option.maximum)],
  option.env && ['Environment variable', code(option.env)],
  option.config && ['Configuration key', code(option.config)],
  option.since && ['Available since', option.since],
];

const typeOf = ({type, placeholder, repeatable}: Option): string =>
  `${type}${placeholder ? ` ${code(placeholder)}` : ''}${repeatable ? ', repeatable' : ''}`;

const defaultOf = ({default: fallback}: Option): string => (fallback === undefined ? '' : codes([fallback].flat()));

/** Renders options as a table, with an anchor in each row. Used for subcommands, which are described in less detail. */
export const renderOptionTable = (options: readonly Option[], prefix: string): string =>
  table(
    ['Option', 'Type', 'Description'],
    options.map((option) => [
      `<a id="${optionAnchor(option, prefix)}"></a>${codes(namesOf(option))}`,
      option.values ? codes(option.values) : typeOf(option),
      meaningOf(option),
    ]),
  );

function meaningOf({deprecated, required, description, notes = [], config, example, ...option}: Option): string {
  const fallback = defaultOf(option as Option);
  const parts = [
    deprecated && `**Deprecated.**${deprecated.use ? ` Use ${deprecated.use}.` : ''}`,
    required && '**Required.**',
    prose(description),
    fallback && `Default: ${fallback}.`,
    ...notes.map(prose),
    config && `Configuration key: ${code(config)}.`,
    example && `Example: ${code(example)}`,
  ];
  return parts.filter(Boolean).join(' ');
}
