/** `tsx tests/serve-build.ts DIR PORT`: serves a finished build as static hosts do, with the 404 page and its status. */
import {createServer} from 'node:http';
import handler from 'serve-handler';

const [dir, port] = process.argv.slice(2);
if (!dir || !port) throw new Error('usage: tsx tests/serve-build.ts DIR PORT');

createServer((request, response) => {
  void handler(request, response, {public: dir, trailingSlash: true, cleanUrls: true, directoryListing: false});
}).listen(Number(port), () => console.log(`serving ${dir} on ${port}`));
