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

/** The head of each page, by its route; all that is looked at here stands there. */
const heads = new Map(
  builtPages()
    .filter(({isRedirect}) => !isRedirect)
    .map(({route, html}) => [route, load(html.slice(0, html.indexOf('<body')))]),
);
const current = [...heads].filter(([route]) => !route.startsWith(archive) && route !== '/404.html').map(([route, $]) => ({route, $}));

/** When each file below `docs/` was last changed, in seconds, by one walk through the history. */
function lastChanges(): Map<string, number> {
  const times = new Map<string, number>();
  let time = 0;
  // Renames aside: a page that moved is a page that changed. Merges change nothing by themselves.
  const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', '--format=%x00%ct', '--name-only', '--no-renames', '--no-merges', '--', 'docs'], {encoding: 'utf8', maxBuffer: 2 ** 28});
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) time = Number(line.slice(1));
    else if (line) times.set(line, Math.max(time, times.get(line) ?? 0));
  }
  return times;
}
const changes = lastChanges();
/** Returns when a document was last changed, in milliseconds, or `undefined` if it isn't committed yet. */
function changeOf(id: string): number | undefined {
  const seconds = changes.get(`docs/${id}.mdx`);
  return seconds === undefined ? undefined : seconds * 1000;
}
/** The day of a time, or `undefined` if there is no time. */
const dayOf = (time: number | undefined): string | undefined => (time === undefined ? undefined : new Date(time).toISOString().slice(0, 10));

/** What a page says in the words of schema.org, by type. */
function factsOf(route: string): Map<string, Record<string, unknown>> {
  const $ = heads.get(route)!;
  const facts = $('script[type="application/ld+json"]').toArray().map((script) => JSON.parse($(script).text()) as Record<string, unknown>);
  return new Map(facts.map((fact) => [fact['@type'] as string, fact]));
}

const is = (type: string) => ({const: type});
const text = {type: 'string', minLength: 1};
const address = {type: 'string', pattern: '^https://'};
const exactly = (properties: Record<string, object>) => ({type: 'object', required: Object.keys(properties), additionalProperties: false, properties});
const context = {'@context': is('https://schema.org')};
const publisher = exactly({'@type': is('Organization'), name: text, url: address});
/** The shapes that search engines ask for, no property more or less. */
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
    itemListElement: {type: 'array', minItems: 1, items: exactly({'@type': is('ListItem'), position: {type: 'integer', minimum: 1}, name: text, item: address})},
  }),
  WebSite: exactly({...context, '@type': is('WebSite'), name: text, url: is(`${siteUrl}/`), publisher}),
};
const ajv = new Ajv();
const validate = Object.fromEntries(Object.entries(shapes).map(([type, shape]) => [type, ajv.compile(shape)]));
// A document that isn't committed yet has no date.
const required = shapes.TechArticle!.required.filter((key) => key !== 'dateModified');
const validateUncommitted: typeof validate = {...validate, TechArticle: ajv.compile({...shapes.TechArticle, required})};

describe('the sitemap', () => {
  const entries = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)];
  const lastmod = new Map(entries.map(([, loc, date]) => [loc!.slice(siteUrl.length), date]));

  it('holds every page that search engines may keep, once, and no other', () => {
    const open = current.filter(({$}) => !$('meta[name=robots]').attr('content')?.includes('noindex'));
    expect([...lastmod.keys()].sort()).toEqual(open.map(({route}) => route).sort());
    expect(entries).toHaveLength(lastmod.size);
  });

  it('has the day of the last change in Git for each document that is committed', () => {
    const wrong = documents.filter(({id, path}) => lastmod.has(path) && lastmod.get(path) !== dayOf(changeOf(id)));
    expect(wrong).toEqual([]);
  });

  it('says no day of pages that gather what changes elsewhere', () => {
    expect(standalonePages.map((path) => lastmod.get(path))).toEqual(standalonePages.map(() => undefined));
  });

  it('is named in robots.txt, which keeps nobody out', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });
});

describe('each page', () => {
  it('is for English of any country, and for everybody else', () => {
    for (const {route, $} of current) {
      const languages = $('link[rel=alternate][hreflang]').map((_, link) => `${$(link).attr('hreflang')} ${$(link).attr('href')}`).get();
      expect(languages, route).toEqual([`en ${siteUrl}${route}`, `x-default ${siteUrl}${route}`]);
    }
  });

  it('shows the card of its area where it is shared, with words for it', () => {
    const areas = new Map(documents.map(({id, path}) => [path, areaOf(`/${id}/`)]));
    for (const {route, $} of current) {
      const of = (property: string) => $(`meta[property="${property}"]`).map((_, meta) => $(meta).attr('content')).get();
      const card = `${siteUrl}/${cardPath(areas.get(route) ?? 'site')}`;
      expect(of('og:image'), route).toEqual([card]);
      expect($('meta[name="twitter:image"]').attr('content'), route).toBe(card);
      expect($('meta[name="twitter:card"]').attr('content'), route).toBe('summary_large_image');
      expect(of('og:image:alt'), route).toEqual([expect.stringMatching(/^Sauce Labs Documentation/)]);
      expect(of('og:type'), route).toEqual([areas.has(route) ? 'article' : 'website']);
      expect([of('og:url'), of('og:locale'), of('og:site_name')], route).toEqual([[siteUrl + route], ['en_US'], ['Sauce Labs Documentation']]);
    }
  });
});

describe('the icon of the site', () => {
  it('stands where programs ask for it that read no page', () => {
    expect([...readFileSync('build/favicon.ico').subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});

describe('the cards', () => {
  const files = socialCards.map(({id}) => readFileSync(`build/${cardPath(id)}`));

  it('are pictures of the size that their pages say, of at most 100 KB', () => {
    for (const file of files) {
      expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
      expect(file.length).toBeLessThan(100 * 1024);
    }
  });

  it('are up to date: npm run social-cards draws them again', () => {
    expect(digests).toEqual(Object.fromEntries(socialCards.map((card) => [card.id, cardDigest(card)])));
  });

  it('have texts of at most 60 characters', () => expect(socialCards.filter(({text}) => text.length > 60)).toEqual([]));

  it('are one for each area, and no two alike', () => {
    expect(repeated(files.map((file) => file.toString('base64')))).toEqual([]);
  });
});

describe('what pages say to search engines in the words of schema.org', () => {
  it('has the right shapes, and is there on every document', () => {
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

  it('is what the page itself says', () => {
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

  it('leads by its breadcrumbs to pages of the site', () => {
    const items = documents.flatMap(({path}) => (factsOf(path).get('BreadcrumbList')?.itemListElement ?? []) as {item: string}[]);
    expect(items.length).toBeGreaterThan(documents.length);
    expect([...new Set(items.map(({item}) => item))].filter((item) => !heads.has(item.slice(siteUrl.length)))).toEqual([]);
  });

  it('names the site on the home page, and calls nothing of the archived edition an article', () => {
    const site = factsOf('/').get('WebSite');
    expect(validate.WebSite!(site), JSON.stringify(site)).toBe(true);
    const archived = [...heads.keys()].filter((route) => route.startsWith(archive));
    expect(archived.filter((route) => factsOf(route).has('TechArticle'))).toEqual([]);
  });
});
