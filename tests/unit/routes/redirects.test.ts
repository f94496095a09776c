import { describe, expect, it } from 'vitest';
import type { Model } from '#model/model.ts';
import { type BaseRule, compileRedirects, redirectRules } from '#routes/redirects.ts';
import { smallModel } from '#tests/support/small-model.ts';

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
  ])('stop the build when %s would hide a page', (_, rule, page) => {
    expect(() => redirectRules([rule], smallModel())).toThrow(
      `The redirect from ${rule.from} would hide the page ${page}.`,
    );
  });

  it('stop the build when two rules have the same source', () => {
    expect(() => redirectRules([...statics(1), ...statics(1)], smallModel())).toThrow('Two redirects start at /old-0.');
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
  });
});
