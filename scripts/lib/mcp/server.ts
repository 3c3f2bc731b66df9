import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {areas} from '../../../src/content/areas.ts';
import type {Mark} from 'docusaurus-plugin-site-search/engine';
import type {Docs, Page} from './docs.ts';
import {kinds, lookUp, sectionsOf, sectionText, type Kind} from './lookUp.ts';

const text = (...parts: string[]): CallToolResult => ({content: [{type: 'text', text: parts.join('\n\n')}]});
/** Returns an error with its solution to the client. */
const problem = (...parts: string[]): CallToolResult => ({...text(...parts), isError: true});

const plain = (marks: readonly Mark[]): string => marks.map((mark) => mark.text).join('');
const annotations = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};
const area = z.enum(areas.map(({id}) => id) as [string, ...string[]]).describe('An id from list_areas');

/** Creates a Model Context Protocol server for a finished build, with four read-only tools. */
export function createServer(docs: Docs, name: string, version: string): McpServer {
  const server = new McpServer(
    {name, version},
    {
      instructions:
        'The documentation of Sauce Labs. Search first, then read the page or the section. Use look_up for exact names of capabilities, flags, endpoints, and errors.',
    },
  );
  const bullet = (page: Page): string => `- [${page.title}](${page.url}): ${page.description}`;

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages and sections by words, names, or a question. Returns titles, URLs, and excerpts.',
      inputSchema: {
        query: z.string().trim().min(1).max(10_000).describe('Words, a name, an error message, or a question'),
        area: area.optional(),
        limit: z.number().int().min(1).max(20).default(8),
      },
      annotations,
    },
    async ({query, area: within, limit}) => {
      const {total, hits} = await docs.search(query, limit, within);
      if (!hits.length)
        return text(`No results for “${query}”. Try fewer or different words${within ? ', or search all areas' : ''}.`);
      const lines = hits.map((hit) => {
        const headings = hit.headings.map(plain).filter(Boolean);
        return `- [${[plain(hit.title), ...headings].join(' › ')}](${docs.url(hit, hit.anchor)}) (${hit.area.name})\n  ${plain(hit.snippet).replace(/\s+/g, ' ')}`;
      });
      return text(`${hits.length} of ${total} results:`, lines.join('\n'));
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page, or one section of it, as Markdown.',
      inputSchema: {
        page: z
          .string()
          .trim()
          .min(1)
          .max(2000)
          .describe('URL or path of a page, such as /dev/cli/saucectl/; an anchor selects a section'),
        section: z.string().trim().min(1).max(500).optional().describe('Heading or anchor of a section'),
      },
      annotations,
    },
    async ({page: address, section}) => {
      const page = docs.find(address);
      if (!page) return problem(`There is no page ${address}.`, ...nearLines(docs.near(address).map(bullet)));
      const markdown = await docs.read(page);
      const wanted = section ?? /#(.+)$/.exec(address)?.[1];
      if (!wanted) return text(markdown);
      const sections = sectionsOf(markdown);
      const found = sectionText(
        sections,
        docs.headingAt(page, wanted.replace(/^#/, '')) ?? {heading: wanted, before: 0},
      );
      if (found) return text(`${page.url}\n\n${found}`);
      return problem(
        `${page.url} has no section “${wanted}”. Available sections:`,
        sections.map(({heading, level}) => `${'  '.repeat(level - 1)}- ${heading}`).join('\n'),
      );
    },
  );

  server.registerTool(
    'list_areas',
    {
      title: 'List areas or pages',
      description: 'Lists the areas of the documentation with their number of pages, or the pages of one area.',
      inputSchema: {area: area.optional()},
      annotations,
    },
    ({area: id}) => {
      const pages = [...docs.pages.values()].filter((page) => !page.archived);
      if (id)
        return text(
          pages
            .filter((page) => page.area === id)
            .map(bullet)
            .join('\n'),
        );
      return text(
        docs.areas
          .map((one) => `- ${one.id}: ${one.name} (${pages.filter((page) => page.area === one.id).length})`)
          .join('\n'),
      );
    },
  );

  server.registerTool(
    'look_up',
    {
      title: 'Look up a name',
      description:
        'Returns the reference documentation of a capability, a command-line flag, a REST endpoint, or an error message.',
      inputSchema: {
        kind: z.enum(Object.keys(kinds) as [Kind, ...Kind[]]),
        name: z
          .string()
          .trim()
          .min(1)
          .max(10_000)
          .describe('Name, such as sauce:options, --tunnel-name, or GET /rest/v1/{username}/jobs, or a line of a log'),
      },
      annotations,
    },
    async ({kind, name: wanted}) => {
      const {entries, also} = await lookUp(docs, kind, wanted);
      if (!entries.length && !also.length) {
        const {hits} = await docs.search(wanted, 5);
        const lines = hits.map((hit) => `- [${plain(hit.title)}](${docs.url(hit, hit.anchor)})`);
        return problem(`Found no ${kind} “${wanted}” in the reference.`, ...nearLines(lines));
      }
      return text(
        ...entries.map((entry) => `${entry.url}\n\n${entry.text}`),
        ...(also.length
          ? [`Also mentioned in:\n${also.map(({url, title}) => `- [${title}](${url})`).join('\n')}`]
          : []),
      );
    },
  );

  return server;
}

const nearLines = (lines: readonly string[]): string[] => (lines.length ? [`Similar pages:\n${lines.join('\n')}`] : []);
