import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {cardPath, cardSize} from '../../src/config/socialCard.ts';
import digests from '../../src/config/socialCardDigests.json' with {type: 'json'};
import {socialCards} from '../../src/config/socialCards.ts';
import {cardDigest} from '../../scripts/lib/socialCard.ts';
import {areaOf} from '../../src/content/areas.ts';
import {builtPages, repeated} from '../lib/builtPages.ts';
import {archive, documents, siteUrl, standalonePages} from '../lib/contract.ts';

/** Parsed head of each page, by route. */
const heads = new Map(
  builtPages()
    .filter(({isRedirect}) => !isRedirect)
    .map(({route, html}) => [route, load(html.slice(0, html.indexOf('<body')))]),
);
const current = [...heads]
  .filter(([route]) => !route.startsWith(archive) && route !== '/404.html')
  .map(([route, $]) => ({route, $}));

/** Returns the time of the last change of each file in `docs/`, in seconds since 1970, from a single `git log`. */
function lastChanges(): Map<string, number> {
  const times = new Map<string, number>();
  let time = 0;
  // A moved page counts as changed, so Git doesn't need to detect renames. Merges change nothing themselves.
  const log = execFileSync(
    'git',
    [
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%ct',
      '--name-only',
      '--no-renames',
      '--no-merges',
      '--',
      'docs',
    ],
    {encoding: 'utf8', maxBuffer: 2 ** 28},
  );
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) time = Number(line.slice(1));
    else if (line) times.set(line, Math.max(time, times.get(line) ?? 0));
  }
  return times;
}
const changes = lastChanges();
/** Returns the time of a document's last change, in milliseconds since 1970, or `undefined` if it isn't committed yet. */
function changeOf(id: string): number | undefined {
  const seconds = changes.get(`docs/${id}.mdx`);
  return seconds === undefined ? undefined : seconds * 1000;
}
/** Converts a time in milliseconds to its UTC date (`2026-01-31`). */
const dayOf = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);

/** Returns the schema.org objects (JSON-LD) of a page, by type. */
function factsOf(route: string): Map<string, Record<string, unknown>> {
  const $ = heads.get(route)!;
  const facts = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
  return new Map(facts.map((fact) => [fact['@type'] as string, fact]));
}

const is = (type: string) => ({const: type});
const text = {type: 'string', minLength: 1};
const address = {type: 'string', pattern: '^https://'};
const exactly = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});
const context = {'@context': is('https://schema.org')};
const publisher = exactly({'@type': is('Organization'), name: text, url: address});
/** JSON Schemas of the objects that search engines require, without additional properties. */
const shapes: Record<string, {required: string[]}> = {
  TechArticle: exactly({
    ...context,
    '@type': is('TechArticle'),
    headline: text,
    description: text,
    url: address,
    image: address,
    dateModified: {type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$'},
    inLanguage: is('en'),
    isPartOf: exactly({'@type': is('WebSite'), name: text, url: is(`${siteUrl}/`)}),
    publisher,
  }),
  BreadcrumbList: exactly({
    ...context,
    '@type': is('BreadcrumbList'),
    itemListElement: {
      type: 'array',
      minItems: 1,
      items: exactly({'@type': is('ListItem'), position: {type: 'integer', minimum: 1}, name: text, item: address}),
    },
  }),
  WebSite: exactly({...context, '@type': is('WebSite'), name: text, url: is(`${siteUrl}/`), publisher}),
};
const ajv = new Ajv();
const validate = Object.fromEntries(Object.entries(shapes).map(([type, shape]) => [type, ajv.compile(shape)]));
// A document that isn't committed yet has no date.
const required = shapes.TechArticle!.required.filter((key) => key !== 'dateModified');
const validateUncommitted: typeof validate = {...validate, TechArticle: ajv.compile({...shapes.TechArticle, required})};

describe('the sitemap', () => {
  const entries = [
    ...readFileSync('build/sitemap.xml', 'utf8').matchAll(
      /<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g,
    ),
  ];
  const lastmod = new Map(entries.map(([, loc, date]) => [loc!.slice(siteUrl.length), date]));

  it('lists every page that search engines can index, once, and no others', () => {
    const open = current.filter(({$}) => !$('meta[name=robots]').attr('content')?.includes('noindex'));
    expect([...lastmod.keys()].sort()).toEqual(open.map(({route}) => route).sort());
    expect(entries).toHaveLength(lastmod.size);
  });

  it('has the date of the last Git change for each committed document', () => {
    const wrong = documents.filter(({id, path}) => lastmod.has(path) && lastmod.get(path) !== dayOf(changeOf(id)));
    expect(wrong).toEqual([]);
  });

  it('has no date for pages that aggregate content of other pages', () => {
    expect(standalonePages.map((path) => lastmod.get(path))).toEqual(standalonePages.map(() => undefined));
  });

  it('is listed in robots.txt, which allows all crawlers', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    );
  });
});

describe('each page', () => {
  it('has hreflang links for English and as the default for other languages', () => {
    for (const {route, $} of current) {
      const languages = $('link[rel=alternate][hreflang]')
        .map((_, link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`)
        .get();
      expect(languages, route).toEqual([`en ${siteUrl}${route}`, `x-default ${siteUrl}${route}`]);
    }
  });

  it('has Open Graph and Twitter metadata with the social card of its area', () => {
    const areas = new Map(documents.map(({id, path}) => [path, areaOf(`/${id}/`)]));
    for (const {route, $} of current) {
      const of = (property: string) =>
        $(`meta[property="${property}"]`)
          .map((_, meta) => $(meta).attr('content'))
          .get();
      const card = `${siteUrl}/${cardPath(areas.get(route) ?? 'site')}`;
      expect(of('og:image'), route).toEqual([card]);
      expect($('meta[name="twitter:image"]').attr('content'), route).toBe(card);
      expect($('meta[name="twitter:card"]').attr('content'), route).toBe('summary_large_image');
      expect(of('og:image:alt'), route).toEqual([expect.stringMatching(/^Sauce Labs Documentation/)]);
      expect(of('og:type'), route).toEqual([areas.has(route) ? 'article' : 'website']);
      expect([of('og:url'), of('og:locale'), of('og:site_name')], route).toEqual([
        [siteUrl + route],
        ['en_US'],
        ['Sauce Labs Documentation'],
      ]);
    }
  });
});

describe('the favicon', () => {
  it('is at /favicon.ico for programs that do not read the HTML', () => {
    expect([...readFileSync('build/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});

describe('the social cards', () => {
  const files = socialCards.map(({id}) => readFileSync(`build/${cardPath(id)}`));

  it('are PNG images of the size in the metadata, smaller than 100 KB', () => {
    for (const file of files) {
      expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
      expect(file.length).toBeLessThan(100 * 1024);
    }
  });

  it('are up to date (npm run social-cards generates them)', () => {
    expect(digests).toEqual(Object.fromEntries(socialCards.map((card) => [card.id, cardDigest(card)])));
  });

  it('have texts of at most 60 characters', () => expect(socialCards.filter(({text}) => text.length > 60)).toEqual([]));

  it('are different for each area', () => {
    expect(repeated(files.map((file) => file.toString('base64')))).toEqual([]);
  });
});

describe('the schema.org data of pages', () => {
  it('is valid and present on every document', () => {
    for (const {id, path} of documents) {
      const facts = factsOf(path);
      expect([...facts.keys()], path).toContain('TechArticle');
      for (const [type, fact] of facts) {
        const validateShape = (changeOf(id) === undefined ? validateUncommitted : validate)[type]!;
        validateShape(fact);
        expect(validateShape.errors, `${path} ${type}`).toBeNull();
      }
    }
  });

  it('matches the metadata of the page', () => {
    for (const {id, path} of documents) {
      const $ = heads.get(path)!;
      const {dateModified, ...article} = factsOf(path).get('TechArticle')!;
      expect(dateModified, path).toBe($('meta[property="article:modified_time"]').attr('content'));
      expect(dateModified === undefined ? undefined : Date.parse(dateModified as string), path).toBe(changeOf(id));
      expect(article, path).toMatchObject({
        url: $('link[rel=canonical]').attr('href'),
        description: $('meta[name=description]').attr('content'),
        image: $('meta[property="og:image"]').attr('content'),
      });
      expect(`${article.headline as string} | Sauce Labs Documentation`, path).toBe($('title').text());
    }
  });

  it('has breadcrumbs that link to existing pages', () => {
    const items = documents.flatMap(
      ({path}) => (factsOf(path).get('BreadcrumbList')?.itemListElement ?? []) as {item: string}[],
    );
    expect(items.length).toBeGreaterThan(documents.length);
    expect([...new Set(items.map(({item}) => item))].filter((item) => !heads.has(item.slice(siteUrl.length)))).toEqual(
      [],
    );
  });

  it('describes the site on the home page and contains no TechArticle on archived pages', () => {
    const site = factsOf('/').get('WebSite');
    expect(validate.WebSite!(site), JSON.stringify(site)).toBe(true);
    const archived = [...heads.keys()].filter((route) => route.startsWith(archive));
    expect(archived.filter((route) => factsOf(route).has('TechArticle'))).toEqual([]);
  });
});
