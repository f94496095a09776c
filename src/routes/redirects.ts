import type { Model } from '#model/model.ts';
import { extraQuestionSets, faqCities, faqServices, hasEstimate, pagePaths } from './inventory.ts';
import { pathParts } from './page-kinds.ts';
import { hasPlaceholder, pathMatcher } from './path-pattern.ts';
import {
  cityPath,
  cityServiceFaqPath,
  neighborhoodFaqPath,
  PATHS,
  placePath,
  placeSegment,
  quotePath,
  postPath,
  serviceFaqPath,
  servicePath,
} from './paths.ts';
import { parentFinder } from './vanished-pages.ts';

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
  return faqServices(model)
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

const redirect = (from: string, to: string): BaseRule => ({ from, to, status: 301 });

/**
 * Redirects the pages of renamed cities, and those of removed ones to the list of cities and to the service's
 * questions. The pages of a city's places have rules of their own.
 */
function cityRules(model: Model): BaseRule[] {
  const cities = new Set(model.cities.map(({ slug }) => slug));
  const withFaqs = new Set(faqCities(model).map(({ slug }) => slug));
  return model.former.cities.flatMap(({ from, to }) => {
    const page = redirect(cityPath(from), to === null ? PATHS.serviceAreas : cityPath(to));
    const faqs = to === null ? serviceFaqPath(':service') : cityServiceFaqPath(to, ':service');
    return [
      // The catalogue may still describe a city that the store has no longer.
      ...(cities.has(from) ? [] : [page]),
      ...(withFaqs.has(from) ? [] : [redirect(cityServiceFaqPath(from, ':service'), faqs)]),
    ];
  });
}

/** Redirects the pages of renamed services, and those of removed ones to the lists of services and questions. */
function serviceRules(model: Model): BaseRule[] {
  const questionSets = new Set<string>(extraQuestionSets(model).map(({ slug }) => slug));
  // Without any rows the catalogue's services have pages, those included that the company had before.
  const services = new Set(model.services.map(({ slug }) => slug));
  const cities = new Set(model.cities.map(({ slug }) => slug));
  return model.former.services.flatMap(({ from, to }) => {
    const inCity = to === null ? cityPath(':city') : cityServiceFaqPath(':city', to);
    return [
      ...(services.has(from)
        ? []
        : [
            redirect(servicePath(from), to === null ? PATHS.services : servicePath(to)),
            redirect(quotePath(from), to === null ? PATHS.contact : quotePath(to)),
          ]),
      ...(questionSets.has(from) ? [] : [redirect(serviceFaqPath(from), to === null ? PATHS.faq : serviceFaqPath(to))]),
      redirect(`${serviceFaqPath(from)}/:place`, to === null ? PATHS.faq : `${serviceFaqPath(to)}/:place`),
      redirect(cityServiceFaqPath(':city', from), inCity),
      // The other form of the path (serviceFirstRules). A city with that slug has all pages that match.
      ...(cities.has(from) ? [] : [redirect(cityServiceFaqPath(from, ':city'), inCity)]),
    ];
  });
}

/**
 * Redirects the pages of renamed and moved places, two rules a place: its own page, and its questions about all
 * services. Those of a removed place lead to its city.
 */
function placeRules(model: Model): BaseRule[] {
  const segments = new Set(model.neighborhoods.map(({ citySlug, slug }) => placeSegment(citySlug, slug)));
  const cities = new Map<string, string | null>([
    ...model.former.cities.map(({ from, to }) => [from, to] as const),
    ...faqCities(model).map(({ slug }) => [slug, slug] as const),
  ]);
  return model.former.places.flatMap(({ from, to }) => {
    const city = cities.get(from.citySlug) ?? null;
    const own = city === null ? PATHS.serviceAreas : cityPath(city);
    const faqs = city === null ? serviceFaqPath(':service') : cityServiceFaqPath(city, ':service');
    const segment = placeSegment(from.citySlug, from.slug);
    const isTaken = segments.has(segment);
    segments.add(segment);
    return [
      redirect(placePath(from.citySlug, from.slug), to === null ? own : placePath(to.citySlug, to.slug)),
      // Two cities' places can have the same path of questions: 'st-matthews' + 'mill' and 'st' + 'matthews-mill'.
      ...(isTaken
        ? []
        : [
            redirect(
              neighborhoodFaqPath(':service', from.citySlug, from.slug),
              to === null ? faqs : neighborhoodFaqPath(':service', to.citySlug, to.slug),
            ),
          ]),
    ];
  });
}

const toRule = (rule: BaseRule): RedirectRule => ({ ...rule, kind: hasPlaceholder(rule.from) ? 'dynamic' : 'static' });

/** Rules for the same path: the first one counts. */
function distinct(rules: readonly BaseRule[]): BaseRule[] {
  const bySource = new Map<string, BaseRule>();
  for (const rule of rules) if (!bySource.has(rule.from)) bySource.set(rule.from, rule);
  return [...bySource.values()];
}

/** Where redirects lead from a path. */
interface Chain {
  /** The last target; one of the circle if they never end. */
  readonly to: string;
  /** 0 if no rule matches the path. */
  readonly hops: number;
  /** The paths that redirects lead to again and again, ending with the first; null if they end. */
  readonly circle: readonly string[] | null;
}

/** Returns a function that follows redirects from a path to the last target. */
function chainFollower(rules: readonly BaseRule[]): (path: string) => Chain {
  const follow = compileRedirects(rules.filter(({ status }) => status === 301).map(toRule));
  return (path) => {
    const seen = new Set<string>();
    let to = path;
    let next = follow(to);
    for (; next !== null && !seen.has(to); next = follow(to)) {
      seen.add(to);
      to = next.to;
    }
    const circle = next === null ? null : [...[...seen].slice([...seen].indexOf(to)), to];
    return { to, hops: seen.size, circle };
  };
}

/** A redirect that leads into a circle. */
export interface EndlessRule {
  readonly rule: BaseRule;
  /** The paths of the circle, the first one again at the end. */
  readonly circle: readonly string[];
}

/** The redirects of `rules`, or of some of them, that never end. Rewrites end: hosts do not follow their targets. */
export function endlessRules(rules: readonly BaseRule[], some = rules): EndlessRule[] {
  const end = chainFollower(rules);
  return some.flatMap((rule) => {
    const circle = rule.status === 301 ? end(rule.to).circle : null;
    return circle === null ? [] : [{ rule, circle }];
  });
}

/** Follows the targets of rules to the end, so that no visitor is redirected twice. */
function collapsed(rules: readonly BaseRule[]): BaseRule[] {
  const end = chainFollower(rules);
  return rules.map((rule) => ({ ...rule, to: end(rule.to).to }));
}

/**
 * Rules for the pages of a renamed service in a city or place that was renamed too. Without them such a path takes two
 * hops, one placeholder rule for the service and one for the city or place. The rows that changed last come first.
 */
function combinedRules({ former }: Model, rules: readonly BaseRule[]): RedirectRule[] {
  const end = chainFollower(rules);
  const services = former.services.map(({ from }) => from);
  const paths = [
    ...former.cities.flatMap(({ from }) => services.map((service) => cityServiceFaqPath(from, service))),
    ...former.places.flatMap(({ from }) =>
      services.map((service) => neighborhoodFaqPath(service, from.citySlug, from.slug)),
    ),
  ];
  return [...new Set(paths)].flatMap((path) => {
    const { to, hops } = end(path);
    return hops > 1 ? [toRule(redirect(path, to))] : [];
  });
}

/**
 * A rule for a place's questions as a rule per service, for when there are more than a host takes with placeholders.
 */
const perService = (rule: RedirectRule, model: Model): RedirectRule[] =>
  rule.from.startsWith(serviceFaqPath(':service'))
    ? faqServices(model).map(({ slug }) =>
        toRule({ ...rule, from: rule.from.replace(':service', slug), to: rule.to.replace(':service', slug) }),
      )
    : [rule];

/** False for a rule to the page of a service that this company never had. */
function leadsToService({ to }: BaseRule, { services, former }: Model): boolean {
  const slug = /^\/services\/([^/:]+)$/.exec(to)?.[1];
  return (
    slug === undefined ||
    services.some((service) => service.slug === slug) ||
    former.services.some(({ from }) => from === slug)
  );
}

/** A redirect that would hide a page. */
export interface HidingRule {
  readonly rule: BaseRule;
  /** The page, or the first of several. */
  readonly path: string;
}

function hidingRules(rules: readonly BaseRule[], model: Model): HidingRule[] {
  const paths = pagePaths(model);
  const list = [...paths];
  return rules.flatMap((rule) => {
    const match = pathMatcher(rule.from);
    const path = hasPlaceholder(rule.from) ? list.find((page) => match(page) !== null) : rule.from;
    return path !== undefined && paths.has(path) ? [{ rule, path }] : [];
  });
}

/** Pages that the site used to have. */
export interface FormerPages {
  /** Paths without a page, those that vanished last first. */
  readonly vanished: readonly string[];
  /** The paths of data/gone.json, which are gone on purpose. */
  readonly gone: ReadonlySet<string>;
}

const NO_FORMER_PAGES: FormerPages = { vanished: [], gone: new Set() };

/**
 * Redirects vanished paths that neither a rule nor data/gone.json decides to the nearest page above them. A rule with
 * placeholders does not decide a path if the page it leads to does not exist.
 */
function undecidedRules(rules: readonly BaseRule[], model: Model, { vanished, gone }: FormerPages): BaseRule[] {
  if (vanished.length === 0) return [];
  const pages = pagePaths(model);
  const isDead = (path: string): boolean => !pages.has(path) && pathParts(path).kind !== 'other';
  const own = new Set(rules.map(({ from }) => from));
  const end = chainFollower(rules);
  const parentOf = parentFinder(pages);
  return [...new Set(vanished)].flatMap((path) => {
    if (pages.has(path) || gone.has(path) || own.has(path)) return [];
    const { to, hops } = end(path);
    return hops > 0 && (!isDead(to) || gone.has(to)) ? [] : [redirect(path, parentOf(to))];
  });
}

/** The rules that a host accepts, and those that are more than it accepts, the oldest of each kind of page. */
export interface SiteRules {
  readonly rules: readonly RedirectRule[];
  readonly leftOut: readonly RedirectRule[];
  /** Rules that are left out because a page has their path now: a row must not lose its page to a redirect. */
  readonly hiding: readonly HidingRule[];
  /** Rules of the file that are left out because they lead in a circle, with rules of rows or by themselves. */
  readonly endless: readonly BaseRule[];
  /** Rules that are left out because the page they lead to is in data/gone.json. */
  readonly ended: readonly BaseRule[];
  /** Rules for vanished pages that nobody has decided about, including those over the limit. */
  readonly undecided: readonly BaseRule[];
}

/**
 * All redirects and rewrites, static ones first: `base` (data/redirects.json), the alternative
 * city-and-service paths, the former paths of cities, services, places and posts, and other pages that vanished. A path
 * in data/gone.json gets no rule of its own.
 */
export function redirectRules(
  base: readonly BaseRule[],
  model: Model,
  formerPages: FormerPages = NO_FORMER_PAGES,
): SiteRules {
  const written = [
    ...base.filter((rule) => leadsToService(rule, model)),
    ...serviceFirstRules(model),
    // The last service with a price takes the estimate with it.
    ...(hasEstimate(model) ? [] : [{ from: PATHS.estimate, to: PATHS.services, status: 301 as const }]),
  ];
  const hiding = hidingRules(written, model);
  const hides = new Set(hiding.map(({ rule }) => rule));
  const former = [...cityRules(model), ...serviceRules(model), ...placeRules(model), ...postRules(model)];
  const distinctRules = distinct([...written.filter((rule) => !hides.has(rule)), ...former]).filter(
    ({ from }) => !formerPages.gone.has(from),
  );
  const ofFile = new Set(base);
  const endless = endlessRules(
    distinctRules,
    distinctRules.filter((rule) => ofFile.has(rule)),
  ).map(({ rule }) => rule);
  const candidates = distinctRules.filter((rule) => !endless.includes(rule));
  const end = chainFollower(candidates);
  const ended = candidates.filter((rule) => formerPages.gone.has(end(rule.to).to));
  const decided = candidates.filter((rule) => !ended.includes(rule));
  const undecided = undecidedRules(decided, model, formerPages);
  const whole = collapsed([...decided, ...undecided]).map(toRule);
  const all = whole.slice(0, decided.length);
  const dynamics = all.filter(({ kind }) => kind === 'dynamic');
  const rest = dynamics.slice(REDIRECT_LIMITS.dynamic);
  const more = rest.slice(0, REDIRECT_LIMITS.static).flatMap((rule) => perService(rule, model));
  // Combined rules come last: without one of them a visitor only takes one more hop.
  const statics = [...all, ...more, ...whole.slice(decided.length), ...combinedRules(model, whole)].filter(
    ({ kind, from }) => kind === 'static' && !formerPages.gone.has(from),
  );
  // New rules are added at the end of the file; those of rows begin with the newest.
  const inFile = new Set(base.map(({ from }) => from));
  const newestFirst = [
    ...statics.filter(({ from }) => inFile.has(from)).toReversed(),
    ...statics.filter(({ from }) => !inFile.has(from)),
  ];
  const kept = new Set(newestFirst.slice(0, REDIRECT_LIMITS.static));
  return {
    rules: [...statics.filter((rule) => kept.has(rule)), ...dynamics.slice(0, REDIRECT_LIMITS.dynamic)],
    leftOut: [
      ...statics.filter((rule) => !kept.has(rule)),
      ...more.filter(({ kind }) => kind === 'dynamic'),
      ...rest.slice(REDIRECT_LIMITS.static),
    ],
    hiding,
    endless,
    ended,
    undecided,
  };
}

/** The result of following a rule. */
export interface RedirectTarget {
  readonly to: string;
  readonly status: 301 | 200;
}

/**
 * Compiles rules to a function that resolves a path as hosts do: by a static rule, or else by the first dynamic one
 * that matches; null when none does.
 */
export function compileRedirects(rules: readonly RedirectRule[]): (path: string) => RedirectTarget | null {
  // The first of several rules for a path counts.
  const statics = new Map(rules.toReversed().map((rule) => [rule.from, rule]));
  const dynamics = rules
    .filter(({ kind }) => kind === 'dynamic')
    .map((rule) => ({ rule, match: pathMatcher(rule.from) }));
  return (path) => {
    const exact = statics.get(path);
    if (exact !== undefined) return { to: exact.to, status: exact.status };
    for (const { rule, match } of dynamics) {
      const values = match(path);
      if (values === null) continue;
      return { to: rule.to.replace(/:[a-z]+/g, (name) => values[name.slice(1)] ?? name), status: rule.status };
    }
    return null;
  };
}
