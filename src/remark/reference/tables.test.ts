import {describe, expect, it} from 'vitest';
import {loadProductChanges} from '../../data/tables.ts';
import type {ProductChange} from '../../data/types.ts';
import {renderProductChangeReference, renderProductChanges} from './tables.ts';

const change: ProductChange = {
  id: 'old-tool',
  name: '`old-tool`',
  event: 'renamed',
  date: '2025-03',
  description: 'The tool is called `<new>`.',
  pages: ['/testfairy/'],
  replacements: ['/dev/glossary/', '/dev/api/accounts/#setTeamsOfUser'],
  aliases: ['Older {tool}', '`ot`'],
  sources: [
    {repository: 'a/b', path: 'docs/c.md'},
    {repository: 'a/b', path: 'docs/d.md', commit: '0123abc'},
  ],
};

describe('renderProductChanges', () => {
  it('shows the facts, links, and sources of a change', () => {
    expect(renderProductChanges([change]).replace(/\n+/g, '\n')).toContain(`
## \`old-tool\` {/* #old-tool */}
<div className="facts">
- *Event* Renamed
- *Date* March 2025
- *Also called* Older \\{tool}, \`ot\`
</div>
The tool is called \`<new>\`.
**See instead:** [Glossary](/dev/glossary/), [Accounts API](/dev/api/accounts/#setTeamsOfUser)
**More information:** [App Distribution](/testfairy/)
<div className="sources">
Sources: a/b, \`docs/c.md\`; a/b, \`docs/d.md\`, commit \`0123abc\`
</div>`);
  });

  it('shows when the documentation changed if the date of the event is not known', () => {
    const {id, name, event, description, replacements, sources} = change;
    const text = renderProductChanges([
      {id, name, event, description, replacements, sources: sources.slice(0, 1), documented: '2023-05-15'},
    ]);
    expect(text).toContain('*Documentation changed* May 15, 2023');
    expect(text).toContain('\nSource: a/b');
    expect(text).not.toMatch(/\*Date\*|Also called|More information/);
  });

  it('escapes colons in titles', () => {
    const replacements = ['/mobile-apps/automated-testing/appium/migration-guides/appium-stable-migration/'];
    expect(renderProductChanges([{...change, replacements}])).toContain('appium\\:stable to appium\\:latest](');
  });

  it('rejects routes without a page', () => {
    expect(() => renderProductChanges([{...change, replacements: ['/no-such-page/']}])).toThrow(
      'no page in docs has the route /no-such-page/',
    );
  });
});

describe('renderProductChangeReference', () => {
  it('has a section for each change, with its ID as the anchor', () => {
    const anchors = [...renderProductChangeReference().matchAll(/^## .+ \{\/\* #(\S+) \*\/\}$/gm)].map(([, id]) => id);
    expect(anchors).toEqual(loadProductChanges().map(({id}) => id));
  });
});
