import {describe, expect, it} from 'vitest';
import {page, ask, readerOf} from '../testing.ts';
import {Engine} from './engine.ts';
import {IndexError} from './errors.ts';
import {IndexStore, type ReadFile} from './indexStore.ts';

const older = readerOf([page('/dev/a/', 'Tunnels', 'Of the older site.')]);
const newer = readerOf([page('/dev/b/', 'Tunnels', 'Of the newer site.')]);

/** Wraps `read` and records the names of the requested files in `asked`. */
function counting(read: ReadFile): {read: ReadFile; asked: string[]} {
  const asked: string[] = [];
  return {
    asked,
    read: (name) => {
      asked.push(name);
      return read(name);
    },
  };
}

describe('the index', () => {
  it('loads files on demand, each of them once', async () => {
    const {read, asked} = counting(older);
    const engine = new Engine(read);
    await engine.warm();
    expect(asked).toHaveLength(2);
    await Promise.all([engine.search(ask('tunnels')), engine.search(ask('tunnels older'))]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('stores a text that two sections share only once', async () => {
    const shared =
      'The tunnel forwards the requests of your tests to servers in your own network, and sends the responses back.';
    const {read, asked} = counting(readerOf([page('/a/', 'Tunnels', shared), page('/b/', 'Tunnels', shared)]));
    const {hits} = await new Engine(read).search(ask('forwards'));
    const snippets = hits.map(({snippet}) => snippet.map(({text}) => text).join(''));
    expect(hits.map(({path}) => path).sort()).toEqual(['/a/', '/b/']);
    expect(snippets[0]).toContain('forwards the requests');
    expect(snippets[1]).toBe(snippets[0]);
    const texts = await Promise.all(asked.filter((name) => name.startsWith('text.')).map(read));
    expect(
      texts
        .map((bytes) => new TextDecoder().decode(bytes))
        .join('')
        .split(shared),
    ).toHaveLength(2);
  });

  it('is reopened when a file is gone after a new version of the site was deployed', async () => {
    let current = older;
    const engine = new Engine((name) => current(name));
    await engine.warm();
    current = newer;
    expect((await engine.search(ask('tunnels'))).hits[0]!.path).toBe('/dev/b/');
  });

  it('is requested once more when a file is damaged, and then rejects the query', async () => {
    let damaged = 1;
    const engine = new Engine(async (name) => {
      const bytes = await older(name);
      return name.startsWith('text.') && damaged-- > 0 ? bytes.slice(0, 5) : bytes;
    });
    expect((await engine.search(ask('tunnels'))).hits[0]!.path).toBe('/dev/a/');
    damaged = Infinity;
    const hopeless = new Engine(async (name) => (name === 'manifest.json' ? new Uint8Array(3) : older(name)));
    await expect(hopeless.search(ask('tunnels'))).rejects.toMatchObject({name: 'IndexError', trouble: 'corrupt'});
  });

  it('is loaded by the next query after a network failure', async () => {
    let reachable = false;
    const engine = new Engine((name) =>
      reachable ? older(name) : Promise.reject(new IndexError('unreachable', name)),
    );
    await expect(engine.search(ask('tunnels'))).rejects.toMatchObject({trouble: 'unreachable'});
    reachable = true;
    expect((await engine.search(ask('tunnels'))).total).toBe(1);
  });

  it('is stale if it has another format', async () => {
    const read: ReadFile = async (name) => {
      const bytes = await older(name);
      if (!name.startsWith('core.')) return bytes;
      return Buffer.from(JSON.stringify({...(JSON.parse(Buffer.from(bytes).toString()) as object), format: 99}));
    };
    await expect(IndexStore.open(read)).rejects.toMatchObject({trouble: 'stale'});
  });

  it('returns results from titles while the full text loads, and from the text afterward', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const engine = new Engine(async (name) => {
      if (/^(terms|text)\./.test(name)) await gate;
      return older(name);
    });
    const early = await engine.search(ask('tunnels', {patient: false}));
    expect(early).toMatchObject({complete: false, total: 1, hits: [{path: '/dev/a/', snippet: []}]});
    release();
    const late = await engine.search(ask('tunnels'));
    expect(late.complete).toBe(true);
    expect(late.hits[0]!.snippet.map(({text}) => text).join('')).toBe('Of the older site.');
  });
});
