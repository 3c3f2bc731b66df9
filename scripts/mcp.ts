/** `npm run mcp`: serves the built documentation to AI assistants with the Model Context Protocol, over standard input and output. */
import {readFileSync} from 'node:fs';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {runMain} from './lib/main.ts';
import {Docs} from './lib/mcp/docs.ts';
import {createServer} from './lib/mcp/server.ts';
import {BUILD_DIR, warnIfStale} from './lib/site.ts';

async function main(): Promise<void> {
  const {name, version} = JSON.parse(readFileSync('package.json', 'utf8')) as {name: string; version: string};
  const docs = await Docs.open(BUILD_DIR);
  warnIfStale();
  await createServer(docs, name, version).connect(new StdioServerTransport());
  // Standard output is reserved for protocol messages.
  console.error(`Serving ${docs.pages.size} pages over the Model Context Protocol.`);
}

runMain(main);
