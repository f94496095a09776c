import type { Finding } from '#scripts/audit/site.ts';
import { LEAST_FOR_MEDIAN, LIKENESS_GATES, type LikenessGate } from './gates.ts';
import type { Nearest } from './nearest.ts';
import { nearestOfAll } from './nearest-of-all.ts';
import type { PagePrint } from './print.ts';

/** Two pages and how alike they are. */
export interface Pair {
  readonly page: string;
  readonly other: string;
  /** Jaccard similarity, 0 to 1. */
  readonly value: number;
}

/** How alike the pages of one gate are. */
export interface Likeness {
  readonly gate: LikenessGate;
  /** Each page with its nearest neighbour, the most alike first. Pages that are alone in their group are left out. */
  readonly pairs: readonly Pair[];
  /** The median of their values; 0 where there are none. */
  readonly median: number;
  /** The group with the highest median among those that are large enough to have one; null where none is. */
  readonly highest: GroupMedian | null;
}

/** The median of one group: the pages of one service, of one place. */
export interface GroupMedian {
  readonly group: string;
  readonly median: number;
}

/** The middle of some values, the mean of the two middle ones of an even count; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
}

/** The pages that a gate compares with each other. */
interface Group {
  readonly gate: LikenessGate;
  readonly name: string;
  readonly pages: readonly PagePrint[];
}

const groupsOf = (gate: LikenessGate, prints: readonly PagePrint[]): Group[] =>
  [
    ...Map.groupBy(
      prints.filter(({ kind }) => kind === gate.kind),
      (page) => page[gate.by],
    ),
  ].map(([name, pages]) => ({ gate, name, pages }));

function pairsOf(group: readonly PagePrint[], { partners, values }: Nearest): Pair[] {
  return group.flatMap(({ path }, index) => {
    const other = group[partners[index]!];
    return other === undefined ? [] : [{ page: path, other: other.path, value: values[index]! }];
  });
}

function likenessBy(
  gate: LikenessGate,
  groups: readonly { readonly group: string; readonly pairs: Pair[] }[],
): Likeness {
  const median = (pairs: readonly Pair[]): number => medianOf(pairs.map(({ value }) => value));
  const pairs = groups.flatMap((each) => each.pairs);
  const [highest] = groups
    .filter((each) => each.pairs.length >= LEAST_FOR_MEDIAN)
    .map((each) => ({ group: each.group, median: median(each.pairs) }))
    .sort((a, b) => b.median - a.median);
  pairs.sort((a, b) => b.value - a.value || (a.page < b.page ? -1 : 1));
  return { gate, pairs, median: median(pairs), highest: highest ?? null };
}

/** Compares the pages of every gate's groups. */
export async function likenessOf(prints: readonly PagePrint[]): Promise<Likeness[]> {
  const groups = LIKENESS_GATES.flatMap((gate) => groupsOf(gate, prints));
  const nearest = await nearestOfAll(groups.map(({ pages }) => pages.map(({ shingles }) => shingles)));
  const paired = groups.map(({ gate, name, pages }, index) => ({
    gate,
    group: name,
    pairs: pairsOf(pages, nearest[index]!),
  }));
  return LIKENESS_GATES.map((gate) =>
    likenessBy(
      gate,
      paired.filter((each) => each.gate === gate),
    ),
  );
}

/** Pages that are more alike than their gate allows, each with its nearest neighbour. */
export function alikePages(likeness: readonly Likeness[]): Finding[] {
  return likeness.flatMap(({ gate, pairs }) =>
    pairs
      .filter(({ value }) => value > gate.most)
      .map(({ page, other, value }) => ({
        page,
        says: `is ${value.toFixed(3)} like ${other} (${gate.name}: at most ${gate.most})`,
      })),
  );
}

/** Gates whose median is too high, each at its most alike page. */
export function alikeMedians(likeness: readonly Likeness[]): Finding[] {
  return likeness.flatMap(({ gate, pairs, median, highest }) => {
    const [worst] = pairs;
    if (worst === undefined || pairs.length < LEAST_FOR_MEDIAN) return [];
    const measured = gate.medianOf === 'each group' ? (highest?.median ?? 0) : median;
    if (measured <= gate.median) return [];
    const group = gate.medianOf === 'each group' && gate.by !== 'kind' && highest !== null ? ` (${highest.group})` : '';
    const says = `is the most alike of ${gate.name}, whose median${group} is ${measured.toFixed(3)}, not ${gate.median} or lower`;
    return [{ page: worst.page, says }];
  });
}
