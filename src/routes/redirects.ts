import type { Model } from '#model/model.ts';
import { faqServices, indexablePages } from './inventory.ts';
import { postPath } from './paths.ts';

const PLACEHOLDER = /:([a-z]+)/g;

/** Whether a rule's path has a placeholder such as :city, which stands for exactly one segment. */
export const hasPlaceholder = (pattern: string): boolean => pattern.includes('/:');

/** A function that reads the placeholders' values from a path, or answers null where the path is of another form. */
export function pathMatcher(pattern: string): (path: string) => Readonly<Record<string, string>> | null {
  if (!hasPlaceholder(pattern)) return (path) => (path === pattern ? {} : null);
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '(?<$1>[^/]+)');
  const form = new RegExp(`^${source}$`);
  return (path) => form.exec(path)?.groups ?? null;
}

/** A rule somebody wrote: a path that answers with another, `:name` standing for one segment. */
export interface BaseRule {
  readonly from: string;
  readonly to: string;
  /** 301 sends the visitor on; 200 answers with the other page under the asked path. */
  readonly status: 301 | 200;
}

/** A rule as the hosts get it. They count and match rules with placeholders (dynamic) apart from the others. */
export interface RedirectRule extends BaseRule {
  readonly kind: 'static' | 'dynamic';
}

/** What Cloudflare Pages takes, the tightest of the hosts (developers.cloudflare.com/pages/configuration/redirects). */
export const REDIRECT_LIMITS = { static: 2000, dynamic: 100 } as const;

/** The reading /services/{service}/{city}/faqs, which the specification gives beside the authoritative one. */
function serviceFirstRules(model: Model): BaseRule[] {
  return faqServices(model)
    .map(({ slug }) => slug)
    .sort()
    .map((slug) => ({ from: `/services/${slug}/:city/faqs`, to: `/services/:city/${slug}/faqs`, status: 301 }));
}

/**
 * A redirect for every address a post once had. Where a later post, or the same one again, has taken the address, that
 * page wins; of two posts that both once had it, the newer. What an editor may do must not stop a build.
 */
function postRules(model: Model): BaseRule[] {
  const taken = new Set(model.posts.map((post) => post.slug));
  return model.posts.flatMap((post) =>
    post.oldSlugs.flatMap((old): BaseRule[] => {
      if (taken.has(old)) return [];
      taken.add(old);
      return [{ from: postPath(old), to: postPath(post.slug), status: 301 }];
    }),
  );
}

const toRule = (rule: BaseRule): RedirectRule => ({ ...rule, kind: hasPlaceholder(rule.from) ? 'dynamic' : 'static' });

function assertUsable(rules: readonly RedirectRule[], model: Model): void {
  const froms = new Set<string>();
  for (const { from } of rules) {
    if (froms.has(from)) throw new Error(`Two redirects start at ${from}. Remove one from data/redirects.json.`);
    froms.add(from);
  }
  for (const kind of ['static', 'dynamic'] as const) {
    const count = rules.filter((rule) => rule.kind === kind).length;
    const limit = REDIRECT_LIMITS[kind];
    if (count > limit) throw new Error(`${count} ${kind} redirects; the hosts take at most ${limit}.`);
  }
  const dynamic = rules
    .filter((rule) => rule.kind === 'dynamic')
    .map((rule) => ({ ...rule, match: pathMatcher(rule.from) }));
  for (const { path } of indexablePages(model)) {
    const hiding = froms.has(path) ? path : dynamic.find(({ match }) => match(path) !== null)?.from;
    if (hiding !== undefined) throw new Error(`The redirect from ${hiding} would hide the page ${path}.`);
  }
}

/**
 * Every redirect and rewrite of the site, static ones first: `base` (data/redirects.json), the old reading of the
 * city-and-service FAQ pages, and the old addresses of posts. Throws an Error when two rules start at one path, a rule
 * would hide a page, or there are more than the hosts take.
 */
export function redirectRules(base: readonly BaseRule[], model: Model): RedirectRule[] {
  const all = [...base, ...serviceFirstRules(model), ...postRules(model)].map(toRule);
  const rules = [...all.filter((rule) => rule.kind === 'static'), ...all.filter((rule) => rule.kind === 'dynamic')];
  assertUsable(rules, model);
  return rules;
}

/** Where a path leads by a rule. */
export interface RedirectTarget {
  readonly to: string;
  readonly status: 301 | 200;
}

/** A function that says where a path leads, the first rule that matches deciding as on the hosts; null when none does. */
export function redirectFollower(rules: readonly RedirectRule[]): (path: string) => RedirectTarget | null {
  const compiled = rules.map((rule) => ({ rule, match: pathMatcher(rule.from) }));
  return (path) => {
    for (const { rule, match } of compiled) {
      const values = match(path);
      if (values === null) continue;
      return { to: rule.to.replace(/:[a-z]+/g, (name) => values[name.slice(1)] ?? name), status: rule.status };
    }
    return null;
  };
}
