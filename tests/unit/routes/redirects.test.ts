import { describe, expect, it } from 'vitest';
import type { Model } from '#model/model.ts';
import { type BaseRule, compileRedirects, redirectRules } from '#routes/redirects.ts';
import { pagePaths } from '#routes/inventory.ts';
import { joinModel } from '#data/join.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { parsedSmallRows, smallModel } from '#tests/support/small-model.ts';

const BASE: readonly BaseRule[] = [
  { from: '/service-areas/:city/:service/faqs', to: '/services/:city/:service/faqs', status: 301 },
  { from: '/faqs', to: '/faq', status: 301 },
  { from: '/admin/blog/edit/:id', to: '/admin/blog/edit', status: 200 },
];

/** The small model with posts of these slugs, newest first, each with its former slugs. */
function withPosts(posts: Readonly<Record<string, readonly string[]>>): Model {
  const model = smallModel();
  const [post] = model.posts;
  if (post === undefined) throw new Error('The small site has no post.');
  return { ...model, posts: Object.entries(posts).map(([slug, oldSlugs]) => ({ ...post, slug, oldSlugs })) };
}

const statics = (count: number): BaseRule[] =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to: '/faq', status: 301 }));

describe('the redirects', () => {
  const { rules } = redirectRules(BASE, smallModel());
  const follow = compileRedirects(rules);

  it('are sorted with static rules before dynamic ones', () => {
    const kinds = rules.map((rule) => rule.kind);
    expect(kinds.indexOf('dynamic')).toBeGreaterThan(0);
    expect(kinds.lastIndexOf('static')).toBeLessThan(kinds.indexOf('dynamic'));
  });

  it('lead from both alternative forms of a city-and-service path to the page', () => {
    const page = { to: '/services/columbia-south-carolina/house-washing/faqs', status: 301 };
    expect(follow('/services/house-washing/columbia-south-carolina/faqs')).toEqual(page);
    expect(follow('/service-areas/columbia-south-carolina/house-washing/faqs')).toEqual(page);
    expect(follow(page.to)).toBeNull();
  });

  it('rewrite every post’s edit path to the built edit page', () => {
    expect(follow('/admin/blog/edit/8c0e')).toEqual({ to: '/admin/blog/edit', status: 200 });
    expect(follow('/admin/blog/edit')).toBeNull();
    expect(follow('/admin/blog/edit/8c0e/more')).toBeNull();
  });

  it('never lead to another redirect', () => {
    for (const { to } of rules) expect(follow(to.replaceAll(':', 'x')), to).toBeNull();
  });

  it.each<[title: string, posts: Record<string, readonly string[]>, from: string, to: string | null]>([
    [
      'lead from every former path of a post to its current one',
      { roofs: ['roof', 'algae'] },
      '/blog/roof',
      '/blog/roofs',
    ],
    ['lead from an older former path to the current one', { roofs: ['roof', 'algae'] }, '/blog/algae', '/blog/roofs'],
    ['leave a former path to the post that uses it now', { roofs: ['pollen'], pollen: [] }, '/blog/pollen', null],
    ['never lead from a post to itself', { roofs: ['roofs'] }, '/blog/roofs', null],
    [
      'give a former path of two posts to the newer one',
      { newer: ['both'], older: ['both'] },
      '/blog/both',
      '/blog/newer',
    ],
  ])('%s', (_, posts, from, to) => {
    const followPost = compileRedirects(redirectRules(BASE, withPosts(posts)).rules);
    expect(followPost(from)).toEqual(to === null ? null : { to, status: 301 });
  });

  it.each([
    ['a static rule', { from: '/faq', to: '/services', status: 301 } as const, '/faq'],
    ['a dynamic rule', { from: '/blog/:slug', to: '/blog', status: 301 } as const, '/blog/published'],
    [
      'a rule',
      { from: '/services/awning-washing', to: '/services', status: 301 } as const,
      // A page that is noindex, because the catalogue has no text of the service.
      '/services/awning-washing',
    ],
  ])('leave out %s that would hide a page', (_, rule, path) => {
    const site = redirectRules([rule], smallModel());
    expect(site.hiding).toEqual([{ rule, path }]);
    expect(compileRedirects(site.rules)(path)).toBeNull();
  });

  it('leave the pages of the catalogue’s services while the store has none', () => {
    const removed = { cities: [], services: ['house-washing'], neighborhoods: [] };
    const model = joinModel({ ...parsedSmallRows(), services: [] }, SMALL_CATALOGUE, '2026-06-01', removed);
    expect(compileRedirects(redirectRules(BASE, model).rules)('/services/house-washing')).toBeNull();
  });

  it('beyond a host’s limit are left out, the oldest first', () => {
    const posts = withPosts({ newer: ['older-path', 'latest-path'], older: ['oldest-path'] });
    const { rules: kept, leftOut } = redirectRules(statics(1998), posts);
    expect(kept.filter(({ kind }) => kind === 'static')).toHaveLength(2000);
    expect(kept.map(({ from }) => from)).toContain('/blog/latest-path');
    expect(leftOut.map(({ from }) => from)).toEqual(['/blog/oldest-path']);
    const dynamic = statics(98).map((rule) => ({ ...rule, from: `${rule.from}/:id` }));
    expect(redirectRules(dynamic, smallModel()).leftOut).toHaveLength(1);
    expect(redirectRules(statics(2000), smallModel()).leftOut).toEqual([]);
    // The rules of the file are in the order in which they were added.
    const file = statics(2002);
    expect(redirectRules(file, smallModel()).leftOut.map(({ from }) => from)).toEqual(
      file.slice(0, 2).map(({ from }) => from),
    );
  });
});

interface EditedRow {
  slug: string;
  old_slugs: string[];
  city_id?: string;
}

/** The small site with the rows of these slugs changed, and rows that an earlier snapshot had. */
function changed(
  edits: Readonly<Record<string, Partial<EditedRow>>>,
  removed: { cities?: string[]; services?: string[]; neighborhoods?: string[] } = {},
): Model {
  const rows = parsedSmallRows();
  const edit = <R extends EditedRow>(list: readonly R[], gone: readonly string[] = []): R[] =>
    list.filter(({ slug }) => !gone.includes(slug)).map((row) => ({ ...row, ...edits[row.slug] }));
  const edited = {
    ...rows,
    cities: edit(rows.cities, removed.cities),
    services: edit(rows.services, removed.services),
    neighborhoods: edit(rows.neighborhoods),
  };
  return joinModel(edited, SMALL_CATALOGUE, '2026-06-01', { cities: [], services: [], neighborhoods: [], ...removed });
}

const COLUMBIA = 'columbia-south-carolina';
const RENAMED_PLACE = { rosewood: { slug: 'rosewood-heights', old_slugs: ['rose', 'rosewood'] } };
const RENAMED_CITY = { [COLUMBIA]: { slug: 'cola-south-carolina', old_slugs: [COLUMBIA] } };
const RENAMED_SERVICE = { 'house-washing': { slug: 'home-washing', old_slugs: ['washing', 'house-washing'] } };

describe('a renamed or removed row', () => {
  it.each<[title: string, model: Model, from: string, to: string | null]>([
    [
      'leads from a place’s former page to its page',
      changed(RENAMED_PLACE),
      `/service-areas/${COLUMBIA}/rosewood`,
      `/service-areas/${COLUMBIA}/rosewood-heights`,
    ],
    [
      'leads from each service’s former page of a place to its page',
      changed(RENAMED_PLACE),
      '/faq/house-washing/columbia-rosewood',
      '/faq/house-washing/columbia-rosewood-heights',
    ],
    [
      'leads from an older slug to the present one',
      changed(RENAMED_PLACE),
      '/faq/house-washing/columbia-rose',
      '/faq/house-washing/columbia-rosewood-heights',
    ],
    [
      'leaves a former slug to the place that uses it now',
      changed({ ...RENAMED_PLACE, shandon: { slug: 'rosewood' } }),
      '/faq/house-washing/columbia-rosewood',
      null,
    ],
    [
      'leads from the city that a place has left to the one where it is',
      changed({ rosewood: { city_id: '2', old_slugs: [`${COLUMBIA}/rosewood`] } }),
      '/faq/house-washing/columbia-rosewood',
      '/faq/house-washing/irmo-rosewood',
    ],
    [
      'leads from a city’s former page to its page',
      changed(RENAMED_CITY),
      `/service-areas/${COLUMBIA}`,
      '/service-areas/cola-south-carolina',
    ],
    [
      'leads from a city’s former questions to its questions',
      changed(RENAMED_CITY),
      `/services/${COLUMBIA}/house-washing/faqs`,
      '/services/cola-south-carolina/house-washing/faqs',
    ],
    [
      'leads from the pages that places had in a renamed city',
      changed(RENAMED_CITY),
      '/faq/house-washing/columbia-rosewood',
      '/faq/house-washing/cola-rosewood',
    ],
    [
      'leads at once from the pages of a renamed place in a renamed city',
      changed({ ...RENAMED_CITY, ...RENAMED_PLACE }),
      '/faq/house-washing/columbia-rose',
      '/faq/house-washing/cola-rosewood-heights',
    ],
    [
      'leads from a service’s former page to its page',
      changed(RENAMED_SERVICE),
      '/services/house-washing',
      '/services/home-washing',
    ],
    [
      'leads from a service’s former questions to its questions',
      changed(RENAMED_SERVICE),
      '/faq/washing',
      '/faq/home-washing',
    ],
    [
      'leads from a service’s former pages of places',
      changed(RENAMED_SERVICE),
      '/faq/house-washing/columbia-shandon',
      '/faq/home-washing/columbia-shandon',
    ],
    [
      'leads from a service’s former pages of cities',
      changed(RENAMED_SERVICE),
      `/services/${COLUMBIA}/house-washing/faqs`,
      `/services/${COLUMBIA}/home-washing/faqs`,
    ],
    [
      'leads at once from the other form of a service’s former pages of cities',
      changed(RENAMED_SERVICE),
      `/services/house-washing/${COLUMBIA}/faqs`,
      `/services/${COLUMBIA}/home-washing/faqs`,
    ],
    [
      'leads from a removed place to its city',
      changed({}, { neighborhoods: [`${COLUMBIA}/olympia`] }),
      `/service-areas/${COLUMBIA}/olympia`,
      `/service-areas/${COLUMBIA}`,
    ],
    [
      'leads from a removed place’s questions to those of its city',
      changed({}, { neighborhoods: [`${COLUMBIA}/olympia`] }),
      '/faq/house-washing/columbia-olympia',
      `/services/${COLUMBIA}/house-washing/faqs`,
    ],
    [
      'leads from a place of a removed city to the list of cities',
      changed({}, { cities: ['swansea-south-carolina'], neighborhoods: ['swansea-south-carolina/depot'] }),
      '/service-areas/swansea-south-carolina/depot',
      '/service-areas',
    ],
    [
      'leads from a removed city to the list of cities',
      changed({}, { cities: ['swansea-south-carolina'] }),
      '/service-areas/swansea-south-carolina',
      '/service-areas',
    ],
    [
      'leaves the page of a removed city that the catalogue describes',
      changed({}, { cities: ['chapin-south-carolina'] }),
      '/service-areas/chapin-south-carolina',
      null,
    ],
    [
      'leads from a removed city’s questions to those of the service',
      changed({}, { cities: ['chapin-south-carolina'] }),
      '/services/chapin-south-carolina/house-washing/faqs',
      '/faq/house-washing',
    ],
    [
      'leads from a removed service to the list of services',
      changed({}, { services: ['fences'] }),
      '/services/fences',
      '/services',
    ],
    [
      'leads from a removed service’s pages of cities to the city',
      changed({}, { services: ['fences'] }),
      `/services/${COLUMBIA}/fences/faqs`,
      `/service-areas/${COLUMBIA}`,
    ],
    [
      'leads from a removed service’s pages of places to all questions',
      changed({}, { services: ['oil-stain-removal'] }),
      '/faq/oil-stain-removal/columbia-shandon',
      '/faq',
    ],
    [
      'leaves the page of a question set that has the former slug of a service',
      changed({
        'house-washing': { slug: 'washing', old_slugs: ['commercial-cleaning'] },
        'oil-stain-removal': { slug: 'commercial-property-cleaning' },
      }),
      '/faq/commercial-cleaning',
      null,
    ],
  ])('%s', (_, model, from, to) => {
    const follow = compileRedirects(redirectRules(BASE, model).rules);
    expect(follow(from)).toEqual(to === null ? null : { to, status: 301 });
    if (to !== null) expect(follow(to)).toBeNull();
  });

  it.each<[title: string, model: Model]>([
    ['renamed', changed({ 'house-washing': { old_slugs: [COLUMBIA] } })],
    ['removed', changed({}, { services: [COLUMBIA] })],
  ])('leaves the pages of a city whose slug was that of a %s service', (_, model) => {
    const follow = compileRedirects(redirectRules(BASE, model).rules);
    expect([...pagePaths(model)].filter((path) => follow(path) !== null)).toEqual([]);
    expect(follow(`/faq/${COLUMBIA}`)).not.toBeNull();
  });

  it('has no rule for a page that data/gone.json lists, not even one that shortens a chain', () => {
    const path = '/faq/washing/columbia-rose';
    const model = changed({ ...RENAMED_SERVICE, ...RENAMED_PLACE });
    const sources = (gone: readonly string[]) =>
      redirectRules(BASE, model, { vanished: [], gone: new Set(gone) }).rules.map(({ from }) => from);
    expect(sources([])).toContain(path);
    expect(sources([path])).not.toContain(path);
  });

  it('takes one rule for a place’s own page and one for those of all services', () => {
    const before = redirectRules(BASE, smallModel()).rules.length;
    const place = changed({ rosewood: { slug: 'heights', old_slugs: ['rosewood'] } });
    expect(redirectRules(BASE, place).rules).toHaveLength(before + 2);
  });

  it.each<[title: string, model: Model, from: string, to: string]>([
    [
      'service leads at once from its pages in a renamed place',
      changed({ ...RENAMED_SERVICE, ...RENAMED_PLACE }),
      '/faq/washing/columbia-rose',
      '/faq/home-washing/columbia-rosewood-heights',
    ],
    [
      'service leads at once from its pages of a renamed place in a renamed city',
      changed({ ...RENAMED_SERVICE, ...RENAMED_CITY, ...RENAMED_PLACE }),
      '/faq/house-washing/columbia-rosewood',
      '/faq/home-washing/cola-rosewood-heights',
    ],
    [
      'service leads at once from its pages in a renamed city',
      changed({ ...RENAMED_SERVICE, ...RENAMED_CITY }),
      `/services/${COLUMBIA}/washing/faqs`,
      '/services/cola-south-carolina/home-washing/faqs',
    ],
    [
      'service leads at once from its pages in a removed place',
      changed(RENAMED_SERVICE, { neighborhoods: [`${COLUMBIA}/gone`] }),
      '/faq/washing/columbia-gone',
      `/services/${COLUMBIA}/home-washing/faqs`,
    ],
    [
      'city leads at once from the pages of a removed service',
      changed(RENAMED_CITY, { services: ['fences'] }),
      `/services/${COLUMBIA}/fences/faqs`,
      '/service-areas/cola-south-carolina',
    ],
  ])('%s', (_, model, from, to) => {
    const follow = compileRedirects(redirectRules(BASE, model).rules);
    expect(follow(from)).toEqual({ to, status: 301 });
    expect(follow(to)).toBeNull();
  });

  it('has combined rules only with another renamed row, and keeps all other rules beyond a host’s limit', () => {
    const count = (model: Model, base = BASE) => redirectRules(base, model).rules.length;
    const before = count(smallModel());
    const service = count(changed(RENAMED_SERVICE)) - before;
    const place = count(changed(RENAMED_PLACE)) - before;
    const both = changed({ ...RENAMED_SERVICE, ...RENAMED_PLACE });
    // Two former slugs of the service, two of the place.
    expect(count(both) - before).toBe(service + place + 4);
    const others = redirectRules([], both).rules.filter(({ kind }) => kind === 'static').length - 4;
    const { rules, leftOut } = redirectRules(statics(2000 - others - 1), both);
    expect(rules.filter(({ kind }) => kind === 'static')).toHaveLength(2000);
    expect(leftOut.map(({ from }) => from)).toEqual([
      '/faq/washing/columbia-rosewood',
      '/faq/house-washing/columbia-rose',
      '/faq/washing/columbia-rose',
    ]);
    expect(compileRedirects(rules)('/faq/washing/columbia-rosewood')).not.toBeNull();
  });

  it('is followed by a rule that leads to a page of it', () => {
    const base: BaseRule[] = [{ from: '/special', to: '/services/house-washing', status: 301 }];
    const follow = compileRedirects(redirectRules(base, changed(RENAMED_SERVICE)).rules);
    expect(follow('/special')).toEqual({ to: '/services/home-washing', status: 301 });
  });

  it('gives way to a rule of data/redirects.json for the same path', () => {
    const base: BaseRule[] = [{ from: '/services/washing', to: '/services', status: 301 }];
    const follow = compileRedirects(redirectRules(base, changed(RENAMED_SERVICE)).rules);
    expect(follow('/services/washing')).toEqual({ to: '/services', status: 301 });
  });

  it('gets a rule per service for places beyond a host’s limit of rules with placeholders', () => {
    const removed = Array.from({ length: 150 }, (_, index) => `${COLUMBIA}/place-${index}`);
    const { rules, leftOut } = redirectRules(BASE, changed({}, { neighborhoods: removed }));
    expect(rules.filter(({ kind }) => kind === 'dynamic')).toHaveLength(100);
    expect(leftOut).toEqual([]);
    const follow = compileRedirects(rules);
    for (const place of ['columbia-place-0', 'columbia-place-149']) {
      expect(follow(`/faq/awning-washing/${place}`)?.to, place).toBe(`/services/${COLUMBIA}/awning-washing/faqs`);
    }
  });
});
