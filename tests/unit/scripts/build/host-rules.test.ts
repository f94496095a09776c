import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { GonePage } from '#data/gone-pages.ts';
import type { Model } from '#model/model.ts';
import { pagePaths } from '#routes/inventory.ts';
import { compileRedirects, REDIRECT_LIMITS } from '#routes/redirects.ts';
import {
  deadEndNotices,
  hostRules,
  redirectNotices,
  siteRedirects,
  undecidedNotices,
  undecidedPages,
} from '#scripts/build/host-rules.ts';
import { type Ledger, nextLedger, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { writeLedger } from '#scripts/build/ledger/ledger-file.ts';
import { ORDINARY_DELETIONS } from '#model/ordinary-deletions.ts';
import { vanishingPages } from '#scripts/build/vanishing-pages.ts';
import { smallModel } from '#tests/support/small-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'host-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A ledger of a site with these pages, after another. */
const ledgerOf = (paths: Iterable<string>, before: Ledger = new Map(), day = '2026-06-01'): Ledger =>
  nextLedger(
    before,
    [...paths].map((path) => ({ path, words: wordsHash(path), file: wordsHash(path) })),
    { day, inventoryDay: () => undefined },
  );

let folders = 0;

/** The rule that opens the editor of any post. */
const REWRITE = { from: '/admin/blog/edit/:id', to: '/admin/blog/edit', status: 200 } as const;

/** A data folder with the committed redirects, and a ledger of the last deploy. */
function dataFolder(ledger: Ledger, gone: readonly GonePage[] = [], redirects?: unknown): string {
  folders += 1;
  const data = join(folder, String(folders));
  cpSync('data/redirects.json', join(data, 'redirects.json'));
  if (redirects !== undefined) writeFileSync(join(data, 'redirects.json'), JSON.stringify(redirects));
  writeFileSync(join(data, 'gone.json'), JSON.stringify(gone));
  writeLedger(join(data, 'ledger.txt'), ledger);
  return data;
}

/** The small model without a place that its ledger has: a row that somebody deleted by hand. */
function withoutRosewood(): { readonly before: Model; readonly after: Model } {
  const before = smallModel();
  return {
    before,
    after: { ...before, neighborhoods: before.neighborhoods.filter(({ slug }) => slug !== 'rosewood') },
  };
}

const PLACE = '/service-areas/columbia-south-carolina/rosewood';

describe('a page of the ledger that the site lacks', () => {
  const { before, after } = withoutRosewood();
  const ledger = ledgerOf(pagePaths(before));
  const data = dataFolder(ledger);

  it('leads to the nearest page above it, in one hop, and no rule hides a page', () => {
    const pages = pagePaths(after);
    const follow = compileRedirects(siteRedirects(after, data));
    const gone = [...ledger.keys()].filter((path) => !pages.has(path));
    expect(gone.length).toBeGreaterThan(before.services.length);
    for (const path of gone)
      expect(follow(path)).toEqual({ to: '/service-areas/columbia-south-carolina', status: 301 });
    expect([...pages].filter((path) => follow(path) !== null)).toEqual([]);
  });

  it('is told as undecided, and vanishes without a redirect of its own', () => {
    const undecided = undecidedPages(after, data);
    expect(undecided).toContainEqual({ path: PLACE, to: '/service-areas/columbia-south-carolina', successor: null });
    expect(undecidedNotices(after, data)).toContain(
      `Page gone, undecided: ${PLACE} leads to /service-areas/columbia-south-carolina for now. ` +
        'Write where it leads into data/redirects.json, or list it in data/gone.json.',
    );
    expect(vanishingPages(after, data).undecided).toEqual(undecided.map(({ path }) => path));
  });

  it('is undecided still when it was gone at the last deploy, but vanishes no more', () => {
    const later = dataFolder(ledgerOf(pagePaths(after), ledger));
    expect(undecidedPages(after, later)).toEqual(undecidedPages(after, data));
    expect(vanishingPages(after, later).undecided).toEqual([]);
  });

  it('has no redirect and no notice once it is back', () => {
    const later = dataFolder(ledgerOf(pagePaths(after), ledger));
    expect(undecidedNotices(before, later)).toEqual([]);
    expect(siteRedirects(before, later)).toEqual(siteRedirects(before, dataFolder(new Map())));
  });

  it('leads where data/redirects.json says', () => {
    const rules = [{ from: PLACE, to: '/service-areas/columbia-south-carolina/shandon', status: 301 }];
    const decided = dataFolder(ledger, [], rules);
    expect(compileRedirects(siteRedirects(after, decided))(PLACE)?.to).toBe(rules[0]!.to);
    expect(undecidedPages(after, decided).map(({ path }) => path)).not.toContain(PLACE);
    expect(vanishingPages(after, decided).undecided).not.toContain(PLACE);
  });

  it('is the target of no rule: that leads on to the page above', () => {
    const rules = [{ from: '/rosewood', to: PLACE, status: 301 }];
    expect(compileRedirects(siteRedirects(after, dataFolder(ledger, [], rules)))('/rosewood')?.to).toBe(
      '/service-areas/columbia-south-carolina',
    );
  });

  it('that gone.json lists has no redirect, no notice, and counts as decided', () => {
    const gone = [{ path: PLACE, reason: 'not served any more' }];
    const listed = dataFolder(ledger, gone);
    expect(hostRules(after, listed).gone).toEqual(gone);
    expect(compileRedirects(siteRedirects(after, listed))(PLACE)).toBeNull();
    expect(undecidedNotices(after, listed).join()).not.toContain(`${PLACE} `);
    expect(vanishingPages(after, listed).undecided).not.toContain(PLACE);
  });

  it('and that gone.json lists although the site has it again is told, and not gone', () => {
    const listed = dataFolder(ledger, [{ path: PLACE, reason: 'not served any more' }]);
    expect(hostRules(before, listed).gone).toEqual([]);
    expect(redirectNotices(before, listed)).toEqual([
      `Page in data/gone.json that the site has: ${PLACE} is built. Remove it from the file.`,
    ]);
  });

  it('that gone.json lists takes the redirects along that led to it, and the operator is told', () => {
    const gone = [{ path: PLACE, reason: 'not served any more' }];
    const rules = [
      { from: '/rosewood', to: PLACE, status: 301 },
      { from: '/old-rosewood', to: '/rosewood', status: 301 },
    ];
    const listed = dataFolder(ledger, gone, rules);
    const follow = compileRedirects(siteRedirects(after, listed));
    expect([follow('/rosewood'), follow('/old-rosewood')]).toEqual([null, null]);
    expect(redirectNotices(after, listed)).toContainEqual(
      expect.stringMatching(new RegExp(`^Redirect to a page in data/gone.json: /rosewood led to ${PLACE}`)),
    );
  });

  it('has a redirect that two files contradict each other about refused, with the path', () => {
    const rules = [{ from: PLACE, to: '/service-areas', status: 301 }];
    const both = dataFolder(ledger, [{ path: PLACE, reason: 'not served any more' }], rules);
    expect(() => hostRules(after, both)).toThrow(
      new RegExp(`gone.json: row ${PLACE}: path: .* expected a path without a rule in redirects.json`),
    );
  });
});

describe('pages of removed and renamed rows', () => {
  const { before, after } = withoutRosewood();
  const data = dataFolder(ledgerOf(pagePaths(before)));
  const former = (to: { citySlug: string; slug: string } | null): Model => ({
    ...after,
    former: {
      ...after.former,
      places: [{ from: { citySlug: 'columbia-south-carolina', slug: 'rosewood' }, to }],
    },
  });

  it('are decided if the row was removed, because its rules lead on', () => {
    const removed = former(null);
    expect(undecidedPages(removed, data)).toEqual([]);
    const { undecided, ofRemovedRows, removedRows } = vanishingPages(removed, data);
    expect(undecided).toEqual([]);
    expect(ofRemovedRows).toContain(PLACE);
    expect(removedRows).toEqual(['neighborhoods columbia-south-carolina/rosewood']);
  });

  it('do not vanish if the row was renamed', () => {
    const renamed = former({ citySlug: 'columbia-south-carolina', slug: 'shandon' });
    expect(vanishingPages(renamed, data).undecided).toEqual([]);
  });

  it('lead to a page where a rule with placeholders would lead to one that never was', () => {
    const [service] = after.services.slice(0, 1);
    const path = '/faq/ended-service/columbia-rosewood';
    const both = dataFolder(ledgerOf([...pagePaths(before), path]));
    const renamed = former({ citySlug: 'columbia-south-carolina', slug: 'shandon' });
    const follow = compileRedirects(siteRedirects(renamed, both));
    expect(follow(`/faq/${service!.slug}/columbia-rosewood`)?.to).toBe(`/faq/${service!.slug}/columbia-shandon`);
    expect(follow(path)?.to).toBe('/service-areas/columbia-south-carolina/shandon');
  });
});

describe('rows that are removed at once', () => {
  const before = smallModel();
  const data = dataFolder(ledgerOf(pagePaths(before)));
  const slugOf = ({ slug }: { readonly slug: string }): string => slug;
  const removedFrom = <T>(rows: readonly T[], kept: readonly T[], from: (row: T) => string) =>
    rows.filter((row) => !kept.includes(row)).map((row) => ({ from: from(row), to: null }));

  it('are decided: a service, with all its pages', () => {
    const services = before.services.slice(1);
    const after: Model = {
      ...before,
      services,
      former: { ...before.former, services: removedFrom(before.services, services, slugOf) },
    };
    const { slug } = before.services[0]!;
    const { undecided, ofRemovedRows, removedRows } = vanishingPages(after, data);
    expect(undecided).toEqual([]);
    expect(ofRemovedRows).toEqual(expect.arrayContaining([`/services/${slug}`, `/faq/${slug}/columbia-shandon`]));
    expect(removedRows).toEqual([`services ${slug}`]);
  });

  it('are decided: a city, with all its places', () => {
    const gone = 'columbia-south-carolina';
    const places = before.neighborhoods.filter(({ citySlug }) => citySlug === gone);
    expect(places.length).toBeGreaterThan(1);
    const after: Model = {
      ...before,
      cities: before.cities.filter(({ slug }) => slug !== gone),
      neighborhoods: before.neighborhoods.filter(({ citySlug }) => citySlug !== gone),
      former: {
        ...before.former,
        cities: [{ from: gone, to: null }],
        places: places.map(({ citySlug, slug }) => ({ from: { citySlug, slug }, to: null })),
      },
    };
    expect(vanishingPages(after, data)).toMatchObject({ undecided: [], removedRows: [`cities ${gone}`] });
  });

  it('are undecided if they are more than an owner deletes on an ordinary day: a policy may hide them', () => {
    const many = Array.from({ length: ORDINARY_DELETIONS + 1 }, (_, index) => ({
      ...before.services[0]!,
      id: `service-${index}`,
      slug: `washing-${index}`,
    }));
    const larger: Model = { ...before, services: [...before.services, ...many] };
    const both = dataFolder(ledgerOf(pagePaths(larger)));
    const after = (count: number): Model => {
      const services = larger.services.slice(0, -count);
      return {
        ...larger,
        services,
        former: { ...before.former, services: removedFrom(larger.services, services, slugOf) },
      };
    };
    expect(vanishingPages(after(ORDINARY_DELETIONS), both).undecided).toEqual([]);
    const { undecided, ofRemovedRows, removedRows } = vanishingPages(after(ORDINARY_DELETIONS + 1), both);
    expect(undecided).toContain('/services/washing-0');
    expect(ofRemovedRows).toEqual([]);
    expect(removedRows).toHaveLength(ORDINARY_DELETIONS + 1);
  });
});

it('of more vanished pages than hosts take rules for, those that went first are left out and told', () => {
  const model = smallModel();
  const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `/blog/gone-${from + i}`);
  const old = ledgerOf(pagePaths(model), ledgerOf(paths(0, 1500)));
  const data = dataFolder(
    ledgerOf(pagePaths(model), ledgerOf([...pagePaths(model), ...paths(1500, 3000)], old), '2026-07-01'),
  );
  const rules = siteRedirects(model, data);
  expect(rules.filter(({ kind }) => kind === 'static')).toHaveLength(REDIRECT_LIMITS.static);
  const kept = new Set(rules.map(({ from }) => from));
  expect(paths(1500, 3000).filter((path) => !kept.has(path))).toEqual([]);
  expect(redirectNotices(model, data).join()).toMatch(
    /^Redirects: 1,?\d+ more than the hosts accept .*\/blog\/gone-\d+/,
  );
});

it('a build says which pages of gone.json are more than Cloudflare Pages answers with 410', () => {
  const gone = Array.from({ length: 102 }, (_, index) => ({ path: `/blog/gone-${index}`, reason: 'old' }));
  const long = { path: `/blog/${'x'.repeat(100)}`, reason: 'old' };
  expect(redirectNotices(smallModel(), dataFolder(new Map(), [long, ...gone]))).toEqual([
    `Gone pages: Cloudflare Pages answers 99 with 410, of at most 100 characters each. With 404 instead: ${long.path}, /blog/gone-99, /blog/gone-100, /blog/gone-101.`,
  ]);
});

const to = (from: string, target: string, status: 301 | 200 = 301) => ({ from, to: target, status });

describe('a rule of data/redirects.json', () => {
  it.each([
    ['leads to itself', [to('/g', '/g')], { '/g': '/g → /g' }],
    [
      'matches its own target',
      [to('/news/:slug', '/news/archive')],
      { '/news/:slug': '/news/archive → /news/archive' },
    ],
    [
      'leads back by another one',
      [to('/a/:x', '/b/:x'), to('/b/:x', '/a/:x')],
      { '/a/:x': '/b/:x → /a/:x → /b/:x', '/b/:x': '/a/:x → /b/:x → /a/:x' },
    ],
    [
      'leads into a circle of others',
      [to('/in', '/c'), to('/c', '/d'), to('/d', '/c')],
      { '/in': '/c → /d → /c', '/c': '/d → /c → /d', '/d': '/c → /d → /c' },
    ],
  ])('that %s stops the build, which names it', (_, rules, circles: Readonly<Record<string, string>>) => {
    const data = dataFolder(new Map(), [], rules);
    const targets = new Map(rules.map((rule) => [rule.from, rule.to]));
    const lines = Object.entries(circles).map(
      ([from, circle]) =>
        `${join(data, 'redirects.json')}: row ${from}: to: is "${targets.get(from)}", ` +
        `expected a path at which redirects end, not a circle (${circle}); let one of its rules lead to a page`,
    );
    expect(() => hostRules(smallModel(), data)).toThrow(lines.join('\n'));
  });

  it('may redirect to a path that another one rewrites', () => {
    const data = dataFolder(new Map(), [], [to('/edit/:id', '/admin/blog/edit/:id'), REWRITE]);
    expect(compileRedirects(siteRedirects(smallModel(), data))('/edit/8c0e')?.to).toBe('/admin/blog/edit/8c0e');
    expect(deadEndNotices(smallModel(), data)).toEqual([]);
  });

  it('that leads to no page is told, and stays: the page may be newer than the build', () => {
    const data = dataFolder(
      new Map(),
      [],
      [to('/n', '/nope'), to('/old/:x', '/does-not-exist/:x'), to('/m', '/n'), to('/leaflet', '/leaflet.pdf')],
    );
    const notice = (from: string, target: string) =>
      `Redirect that leads to no page: ${from} leads to ${target}, which the site does not have. ` +
      'Correct or remove it in data/redirects.json.';
    expect(deadEndNotices(smallModel(), data)).toEqual([
      notice('/n', '/nope'),
      notice('/m', '/nope'),
      notice('/leaflet', '/leaflet.pdf'),
      notice('/old/:x', '/does-not-exist/:x'),
    ]);
    expect(compileRedirects(siteRedirects(smallModel(), data))('/old/roof')?.to).toBe('/does-not-exist/roof');
  });

  it('may lead to a file of public/ or of the build, and to a kind of page that the site has none of', () => {
    const data = dataFolder(
      new Map(),
      [],
      [
        to('/leaflet', '/files/leaflet.pdf'),
        to('/pdf/:name', '/files/:name'),
        to('/sitemap.xml', '/sitemap-index.xml'),
        to('/towns/:city/:service', '/services/:city/:service/faqs'),
      ],
    );
    mkdirSync(join(folder, 'public', 'files'), { recursive: true });
    writeFileSync(join(folder, 'public', 'files', 'leaflet.pdf'), '');
    expect(deadEndNotices({ ...smallModel(), cities: [], neighborhoods: [] }, data)).toEqual([]);
  });

  it('that leads in a circle with a rule of rows is left out and told', () => {
    const model: Model = { ...smallModel(), cities: [], neighborhoods: [] };
    const slug = model.services[0]!.slug;
    const circle = to(`/services/:city/${slug}/faqs`, `/services/${slug}/:city/faqs`);
    const data = dataFolder(new Map(), [], [circle]);
    expect(siteRedirects(model, data).map(({ from }) => from)).not.toContain(circle.from);
    expect(redirectNotices(model, data)).toEqual([
      `Redirect that leads in a circle: ${circle.from} leads to ${circle.to}, and a redirect of rows leads back. ` +
        'The rule is left out. Correct or remove it in data/redirects.json.',
    ]);
  });
});

it('a build says which redirects no host would take, and how to make room', () => {
  const model = smallModel();
  expect(redirectNotices(model)).toEqual([]);
  const oldSlugs = Array.from({ length: 2100 }, (_, index) => `former-${index}`);
  const posts = model.posts.slice(0, 1).map((post) => ({ ...post, oldSlugs }));
  expect(redirectNotices({ ...model, posts }).join('\n')).toMatch(
    /^Redirects: 10\d more than the hosts accept .* left out: \/blog\/former-\d+, .* and \d+ more\. Remove rules from data\/redirects\.json/,
  );
});

it('a build says which redirect is left out because a row has its page now', () => {
  const model = smallModel();
  const services = ['commercial-property-cleaning', 'commercial-cleaning'].map((slug) => ({
    ...model.services[0]!,
    slug,
  }));
  expect(redirectNotices({ ...model, services })).toEqual([
    expect.stringMatching(
      /^Redirect that would hide a page: services: row commercial-cleaning: slug: .* data\/redirects\.json redirects \/services\/commercial-cleaning to .* rule left out\.$/,
    ),
  ]);
});
