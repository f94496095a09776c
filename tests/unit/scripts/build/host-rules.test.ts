import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { GonePage } from '#data/gone-pages.ts';
import type { Model } from '#model/model.ts';
import { pagePaths } from '#routes/inventory.ts';
import { compileRedirects, REDIRECT_LIMITS } from '#routes/redirects.ts';
import {
  hostRules,
  redirectNotices,
  siteRedirects,
  undecidedNotices,
  undecidedPages,
  vanishingPaths,
} from '#scripts/build/host-rules.ts';
import { type Ledger, nextLedger, wordsHash } from '#scripts/build/ledger/ledger.ts';
import { writeLedger } from '#scripts/build/ledger/ledger-file.ts';
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
    expect(vanishingPaths(after, data)).toEqual(undecided.map(({ path }) => path));
  });

  it('is undecided still when it was gone at the last deploy, but vanishes no more', () => {
    const later = dataFolder(ledgerOf(pagePaths(after), ledger));
    expect(undecidedPages(after, later)).toEqual(undecidedPages(after, data));
    expect(vanishingPaths(after, later)).toEqual([]);
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
    expect(vanishingPaths(after, decided)).not.toContain(PLACE);
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
    expect(vanishingPaths(after, listed)).not.toContain(PLACE);
  });

  it('and that gone.json lists although the site has it again is told, and not gone', () => {
    const listed = dataFolder(ledger, [{ path: PLACE, reason: 'not served any more' }]);
    expect(hostRules(before, listed).gone).toEqual([]);
    expect(redirectNotices(before, listed)).toEqual([
      `Page in data/gone.json that the site has: ${PLACE} is built. Remove it from the file.`,
    ]);
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

  it('vanish if the row was removed, although its rules lead on', () => {
    const removed = former(null);
    expect(undecidedPages(removed, data)).toEqual([]);
    expect(vanishingPaths(removed, data)).toContain(PLACE);
  });

  it('do not vanish if the row was renamed', () => {
    const renamed = former({ citySlug: 'columbia-south-carolina', slug: 'shandon' });
    expect(vanishingPaths(renamed, data)).toEqual([]);
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
