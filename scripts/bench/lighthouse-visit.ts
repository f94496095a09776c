import type { Result } from 'lighthouse';

/** An audit that cost a page points, or that says how to get them back. */
export interface Loss {
  /** Lighthouse's name of the audit, such as 'color-contrast'. */
  readonly audit: string;
  readonly title: string;
  /** What was found, in Lighthouse's words: '1.3 s'. Empty where it has none. */
  readonly found: string;
  /** The elements and addresses it names, as selectors and paths. */
  readonly where: readonly string[];
}

/** What Lighthouse says of one visit. */
export interface LighthouseVisit {
  /** The four categories, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint, in seconds. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Total blocking time, in milliseconds. */
  readonly tbt: number;
  /** What came over the wire before anybody scrolls, headers included. */
  readonly bytes: number;
  /** The selector of the largest contentful paint's element; empty where Lighthouse names none. */
  readonly largest: string;
  /** How fast this machine was just then, by Lighthouse's own count: a desktop of these years has 1,500 and more. */
  readonly machine: number;
  /** How long the preview server took to answer, in milliseconds, as Lighthouse's estimate of the times has it. */
  readonly answered: number;
  readonly losses: readonly Loss[];
}

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Every text below a key, at any depth: where the details of an audit name an element or an address differs. */
function textsBelow(value: Json, keys: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, Json]) =>
    typeof inner === 'string' ? (keys.includes(key) ? [inner] : []) : textsBelow(inner, keys),
  );
}

const pathOf = (text: string): string => (/^https?:/.test(text) ? new URL(text).pathname : text);

function lossOf({ audits }: Result, id: string): Loss {
  const { title = id, displayValue = '', details } = audits[id] ?? {};
  const named = textsBelow(details as unknown as Json, ['selector', 'url']).filter((text) => text !== '');
  return { audit: id, title, found: displayValue, where: [...new Set(named.map(pathOf))] };
}

/**
 * What a category's score is short of: its weighed audits that are not perfect, and, of performance, the insights that
 * say why. They weigh nothing themselves, but a metric names no element.
 */
function lossesOf(result: Result, category: string): Loss[] {
  const isShort = (id: string): boolean => {
    const score = result.audits[id]?.score ?? null;
    return score !== null && score < 1;
  };
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight, group }) => (weight > 0 || group === 'insights') && isShort(id))
    .map(({ id }) => lossOf(result, id));
}

/** Reads what the report of one Lighthouse run says of its page. Throws an Error where a category has no score. */
export function readVisit(result: Result): LighthouseVisit {
  const points = (category: string): number => {
    const score = result.categories[category]?.score ?? null;
    if (score === null) throw new Error(`${result.finalDisplayedUrl}: Lighthouse gave no score for ${category}.`);
    return Math.round(score * 100);
  };
  const measured = (audit: string): number => result.audits[audit]?.numericValue ?? 0;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcp: measured('largest-contentful-paint') / 1000,
    cls: measured('cumulative-layout-shift'),
    tbt: measured('total-blocking-time'),
    bytes: measured('total-byte-weight'),
    largest: lossOf(result, 'lcp-breakdown-insight').where[0] ?? '',
    machine: result.environment.benchmarkIndex,
    answered: measured('network-server-latency'),
    losses: Object.keys(result.categories).flatMap((category) => lossesOf(result, category)),
  };
}
