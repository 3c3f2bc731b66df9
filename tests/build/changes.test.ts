import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, it} from 'vitest';
import {areaOf, areas} from '../../src/content/areas.ts';
import {builtPages, query, repeated} from '../lib/builtPages.ts';
import {siteUrl} from '../lib/contract.ts';

interface AtomEntry {
  id: string;
  title: string;
  updated: string;
  link: {href: string; rel: string};
  summary: string;
}
interface JsonItem {
  id: string;
  url: string;
  title: string;
  date_modified: string;
  content_text: string;
}

const FOLDER = 'build/changes';
const parser = new XMLParser({ignoreAttributes: false, attributeNamePrefix: '', isArray: (name) => name === 'entry'});
const pages = new Map(builtPages().map((page) => [page.route, page]));
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const folders = ['', ...areas.map(({id}) => `${id}/`)].filter((folder) => existsSync(`${FOLDER}/${folder}atom.xml`));

describe.each(folders)('the feeds in /changes/%s', (folder) => {
  const text = readFileSync(`${FOLDER}/${folder}atom.xml`, 'utf8');
  const {feed} = parser.parse(text) as {
    feed: {
      id: string;
      updated: string;
      title: string;
      author: {name: string};
      link: {rel: string; href: string}[];
      entry: AtomEntry[];
    };
  };
  const json = JSON.parse(readFileSync(`${FOLDER}/${folder}feed.json`, 'utf8')) as {
    version: string;
    feed_url: string;
    home_page_url: string;
    items: JsonItem[];
  };

  it('are Atom with everything that it requires', () => {
    expect(XMLValidator.validate(text)).toBe(true);
    expect(feed.id).toBe(`${siteUrl}/changes/${folder}atom.xml`);
    expect(feed.link.find(({rel}) => rel === 'self')!.href).toBe(feed.id);
    expect(feed.title).toMatch(/^Recent changes/);
    expect(feed.author.name).toBe('Sauce Labs');
    expect(feed.updated).toBe(feed.entry[0]!.updated);
    expect(
      feed.entry.filter(
        ({id, title, updated, summary}) => !id.startsWith('tag:') || !title || !RFC3339.test(updated) || !summary,
      ),
    ).toEqual([]);
    expect(repeated(feed.entry.map(({id}) => id))).toEqual([]);
  });

  it('are JSON Feed 1.1 with the same entries', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${siteUrl}/changes/${folder}feed.json`,
      home_page_url: `${siteUrl}/changes/`,
    });
    expect(json.items.map(({id, url, date_modified}) => [id, url, date_modified])).toEqual(
      feed.entry.map(({id, link, updated}) => [id, link.href, updated]),
    );
  });

  it('link to pages of their area, newest first', () => {
    const routes = feed.entry.map(({link}) => link.href.replace(siteUrl, ''));
    expect(routes.filter((route) => !pages.has(route) || (folder && `${areaOf(route)}/` !== folder))).toEqual([]);
    expect(routes.length).toBeLessThanOrEqual(100);
    const times = feed.entry.map(({updated}) => updated);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('the page of changes', () => {
  const $ = query(pages.get('/changes/')!);

  it('declares the feeds of the site in its head, and links to the feed of each area', () => {
    const announced = $('link[rel=alternate][type*="feed"], link[rel=alternate][type*="atom"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(announced).toEqual(['/changes/atom.xml', '/changes/feed.json']);
    const linked = $('main a[href$=".xml"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(linked.sort()).toEqual(folders.map((folder) => `/changes/${folder}atom.xml`).sort());
    expect(folders.length).toBeGreaterThan(10);
  });

  it('shows commits that changed pages, with their days, the newest first', () => {
    const log = execFileSync(
      'git',
      ['log', '--no-merges', '--date=format-local:%Y-%m-%d', '--format=%cd %s', '--', 'docs'],
      {encoding: 'utf8', env: {...process.env, TZ: 'UTC'}},
    );
    const commits = new Set(
      log
        .trimEnd()
        .split('\n')
        .map((commit) => commit.replace(/(?<=^\S+ )WIP /, '')),
    );
    const shown = $('main section')
      .toArray()
      .flatMap((section) => {
        const day = $(section).find('time').attr('datetime')!;
        return $(section)
          .find('> ul > li')
          .toArray()
          .map((change) => `${day} ${$(change).contents().first().text()}`);
      });
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((change) => !commits.has(change))).toEqual([]);
    const days = shown.map((change) => change.slice(0, 10));
    expect(days).toEqual([...days].sort().reverse());
  });
});
