import type {Attributes} from './index.ts';
import {loadScreens} from '../../data/tables.ts';
import {describeScreen, drawScreen} from '../../lib/drawings/drawScreen.ts';
import {orList} from '../../lib/nearest.ts';
import {attribute, prose} from './markdown.ts';

/**
 * Renders `<ScreenIllustration name="…" />`: a schematic drawing of a product screen, and a list that explains its numbered elements.
 * @throws if no screen has the name.
 */
export function renderScreenIllustration({name}: Attributes): string {
  const screens = loadScreens();
  const screen = screens.find(({id}) => id === name);
  if (!screen) throw new Error(`unknown name "${name}"; expected ${orList(screens.map(({id}) => id))}`);
  const {wide, narrow} = drawScreen(screen);
  const attributes = [
    `title="${attribute(`${screen.title} (schematic)`)}"`,
    `alt="${attribute(describeScreen(screen))}"`,
    `size="${wide.width} ${wide.height}"`,
    `svg="${attribute(wide.svg)}"`,
    `narrow="${attribute(narrow.svg)}"`,
  ];
  const list = screen.callouts.map((callout, at) => `${at + 1}. ${prose(callout)}`);
  return `<Diagram ${attributes.join(' ')} />\n\n${list.join('\n')}`;
}
