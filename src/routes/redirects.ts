import type { Model } from '#model/model.ts';
import { indexablePages } from './inventory.ts';
import { postPath } from './paths.ts';

const PLACEHOLDER = /:([a-z]+)/g;

/** Whether a path contains a placeholder such as :city, which matches exactly one segment. */
export const hasPlaceholder = (pattern: string): boolean => pattern.includes('/:');

/**
 * Compiles a pattern to a function that returns the values of its placeholders, or null if a path does not
 * match.
 */
export function pathMatcher(pattern: string): (path: string) => Readonly<Record<string, string>> | null {
  if (!hasPlaceholder(pattern)) return (path) => (path === pattern ? {} : null);
  const source = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(PLACEHOLDER, '(?<$1>[^/]+)');
  const regexp = new RegExp(`^${source}$`);
  return (path) => regexp.exec(path)?.groups ?? null;
}

/** A redirect or rewrite; `:name` matches one segment. */
export interface BaseRule {
  readonly from: string;
  readonly to: string;
  /** 301 redirects; 200 rewrites: it serves the other page at the requested path. */
  readonly status: 301 | 200;
}

/**
 * A rule as written to the host files. Hosts count and match dynamic rules, those with placeholders,
 * separately.
 */
export interface RedirectRule extends BaseRule {
  readonly kind: 'static' | 'dynamic';
}

/**
 * The limits of Cloudflare Pages, the strictest host
 * (developers.cloudflare.com/pages/configuration/redirects).
 */
export const REDIRECT_LIMITS = { static: 2000, dynamic: 100 } as const;

/**
 * Redirects /services/{service}/{city}/faqs, the specification's other form of the city-and-service FAQ
 * paths.
 */
function serviceFirstRules(model: Model): BaseRule[] {
  return model.services
    .map(({ slug }) => slug)
    .sort()
    .map((slug) => ({ from: `/services/${slug}/:city/faqs`, to: `/services/:city/${slug}/faqs`, status: 301 }));
}

/**
 * Redirects every former path of a post, unless a current post uses it: those of newer posts first, and of a
 * post its latest path first. If two posts both had a path, the newer one wins, because nothing an editor does
 * may fail a build.
 */
function postRules(model: Model): BaseRule[] {
  const taken = new Set(model.posts.map((post) => post.slug));
  return model.posts.flatMap((post) =>
    post.oldSlugs.toReversed().flatMap((old): BaseRule[] => {
      if (taken.has(old)) return [];
      taken.add(old);
      return [{ from: postPath(old), to: postPath(post.slug), status: 301 }];
    }),
  );
}

const toRule = (rule: BaseRule): RedirectRule => ({ ...rule, kind: hasPlaceholder(rule.from) ? 'dynamic' : 'static' });

function assertValid(rules: readonly RedirectRule[], model: Model): void {
  const froms = new Set<string>();
  for (const { from } of rules) {
    if (froms.has(from)) throw new Error(`Two redirects start at ${from}. Remove one from data/redirects.json.`);
    froms.add(from);
  }
  const dynamic = rules
    .filter((rule) => rule.kind === 'dynamic')
    .map((rule) => ({ ...rule, match: pathMatcher(rule.from) }));
  for (const { path } of indexablePages(model)) {
    const hiding = froms.has(path) ? path : dynamic.find(({ match }) => match(path) !== null)?.from;
    if (hiding !== undefined) throw new Error(`The redirect from ${hiding} would hide the page ${path}.`);
  }
}

/** The rules that a host accepts, and those that are more than it accepts, the oldest of the posts' paths. */
export interface SiteRules {
  readonly rules: readonly RedirectRule[];
  readonly leftOut: readonly RedirectRule[];
}

/**
 * All redirects and rewrites, static ones first: `base` (data/redirects.json), the alternative
 * city-and-service paths, and the former paths of posts. Throws an Error when two rules have the same source
 * or a rule hides a page.
 */
export function redirectRules(base: readonly BaseRule[], model: Model): SiteRules {
  const all = [...base, ...serviceFirstRules(model), ...postRules(model)].map(toRule);
  const ofKind = (kind: RedirectRule['kind']): RedirectRule[] => all.filter((rule) => rule.kind === kind);
  const statics = ofKind('static');
  const dynamics = ofKind('dynamic');
  const rules = [...statics.slice(0, REDIRECT_LIMITS.static), ...dynamics.slice(0, REDIRECT_LIMITS.dynamic)];
  assertValid(rules, model);
  return { rules, leftOut: [...statics.slice(REDIRECT_LIMITS.static), ...dynamics.slice(REDIRECT_LIMITS.dynamic)] };
}

/** The result of following a rule. */
export interface RedirectTarget {
  readonly to: string;
  readonly status: 301 | 200;
}

/**
 * Compiles rules to a function that resolves a path by the first match, as hosts do; null when none matches.
 */
export function compileRedirects(rules: readonly RedirectRule[]): (path: string) => RedirectTarget | null {
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
