import type { Finding } from '#scripts/audit/site.ts';
import type { PageFingerprint } from './fingerprint.ts';
import { MIN_FOR_MEDIAN, SIMILARITY_GATES, type SimilarityGate } from './gates.ts';
import { type Nearest, nearestByGroup } from './nearest.ts';

/** A page, its nearest page and their similarity. */
export interface Pair {
  readonly page: string;
  readonly other: string;
  /** Jaccard similarity, 0 to 1. */
  readonly value: number;
}

/** The similarities measured for one gate. */
export interface Similarity {
  readonly gate: SimilarityGate;
  /**
   * Each page with its nearest page, the most similar first. Pages that are alone in their group are left
   * out.
   */
  readonly pairs: readonly Pair[];
  /** The median of their values; 0 without pairs. */
  readonly median: number;
  /** The group with the highest median; null if no group is large enough to have one. */
  readonly highest: GroupMedian | null;
}

/** The median of one group: the pages of one service, of one place. */
export interface GroupMedian {
  readonly group: string;
  readonly median: number;
}

/** The median; the mean of the middle two of an even number of values; 0 for none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
}

/** Pages that a gate compares with each other. */
interface Group {
  readonly gate: SimilarityGate;
  readonly name: string;
  readonly pages: readonly PageFingerprint[];
}

const groupPages = (gate: SimilarityGate, fingerprints: readonly PageFingerprint[]): Group[] =>
  [
    ...Map.groupBy(
      fingerprints.filter(({ kind }) => kind === gate.kind),
      (page) => page[gate.by],
    ),
  ].map(([name, pages]) => ({ gate, name, pages }));

function nearestPairs(group: readonly PageFingerprint[], { partners, values }: Nearest): Pair[] {
  return group.flatMap(({ path }, index) => {
    const other = group[partners[index]!];
    return other === undefined ? [] : [{ page: path, other: other.path, value: values[index]! }];
  });
}

function summarize(
  gate: SimilarityGate,
  groups: readonly { readonly group: string; readonly pairs: Pair[] }[],
): Similarity {
  const pairMedian = (pairs: readonly Pair[]): number => medianOf(pairs.map(({ value }) => value));
  const pairs = groups.flatMap((each) => each.pairs);
  const [highest] = groups
    .filter((each) => each.pairs.length >= MIN_FOR_MEDIAN)
    .map((each) => ({ group: each.group, median: pairMedian(each.pairs) }))
    .sort((a, b) => b.median - a.median);
  pairs.sort((a, b) => b.value - a.value || (a.page < b.page ? -1 : 1));
  return { gate, pairs, median: pairMedian(pairs), highest: highest ?? null };
}

/** Measures the similarities of all gates. */
export async function measureSimilarity(fingerprints: readonly PageFingerprint[]): Promise<Similarity[]> {
  const groups = SIMILARITY_GATES.flatMap((gate) => groupPages(gate, fingerprints));
  const nearest = await nearestByGroup(groups.map(({ pages }) => pages.map(({ shingles }) => shingles)));
  const paired = groups.map(({ gate, name, pages }, index) => ({
    gate,
    group: name,
    pairs: nearestPairs(pages, nearest[index]!),
  }));
  return SIMILARITY_GATES.map((gate) =>
    summarize(
      gate,
      paired.filter((each) => each.gate === gate),
    ),
  );
}

/** Pages that exceed the similarity of their gate, each with its nearest page. */
export function similarPages(similarities: readonly Similarity[]): Finding[] {
  return similarities.flatMap(({ gate, pairs }) =>
    pairs
      .filter(({ value }) => value > gate.max)
      .map(({ page, other, value }) => ({
        page,
        says: `has a similarity of ${value.toFixed(3)} to ${other} (${gate.name}: at most ${gate.max})`,
      })),
  );
}

/** Gates whose median is exceeded, each reported at its most similar page. */
export function highMedians(similarities: readonly Similarity[]): Finding[] {
  return similarities.flatMap(({ gate, pairs, median, highest }) => {
    const [worst] = pairs;
    if (worst === undefined || pairs.length < MIN_FOR_MEDIAN) return [];
    const measured = gate.medianOf === 'each group' ? (highest?.median ?? 0) : median;
    if (measured <= gate.maxMedian) return [];
    const group = gate.medianOf === 'each group' && gate.by !== 'kind' && highest !== null ? ` (${highest.group})` : '';
    const says = `is the most similar of ${gate.name}, whose median${group} is ${measured.toFixed(3)} (at most ${gate.maxMedian})`;
    return [{ page: worst.page, says }];
  });
}
