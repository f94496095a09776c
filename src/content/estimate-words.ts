import { ESTIMATE_LABEL } from '#model/estimate-handover.ts';
import { capitalized, dollarRange, dollars } from '#model/format.ts';
import { type FactorName, type Measure, type PriceRange } from '#model/pricing.ts';
import type { Estimate, Line, Part, Saving } from '#pricing/estimate.ts';
import { sizeText } from './sizes.ts';

/** The words for a factor: its question, and what a price says of each level. */
interface FactorWords {
  readonly label: string;
  /** The levels as choices. */
  readonly choices: Readonly<Record<string, string>>;
  /** The levels as reasons of a price. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The words for what besides the size changes a price. */
export const FACTOR_WORDS: Readonly<Record<FactorName, FactorWords>> = {
  stories: {
    label: 'Stories',
    choices: { 1: 'One', 2: 'Two', 3: 'Three' },
    reasons: { 1: 'one story', 2: 'two stories', 3: 'three stories' },
  },
  pitch: {
    label: 'Roof pitch',
    choices: { low: 'Low', usual: 'Usual', steep: 'Steep' },
    reasons: { low: 'low roof', usual: 'usual pitch', steep: 'steep roof' },
  },
  state: {
    label: 'How dirty is it?',
    choices: { light: 'Light', usual: 'Usual', heavy: 'Heavy' },
    reasons: { light: 'light dirt', usual: 'usual dirt', heavy: 'heavy dirt' },
  },
  access: {
    label: 'Getting to it',
    choices: { easy: 'Easy', tight: 'Tight' },
    reasons: { easy: 'easy to reach', tight: 'hard to reach' },
  },
};

/** What the estimate is, and what it is not. */
export const WRITTEN_QUOTE =
  'This is an estimate from our usual prices. We look at the job first, and the written quote is what counts.';

/** An amount with its sign: '+$55', '-$20'. */
const signed = (amount: number): string => `${amount < 0 ? '-' : '+'}${dollars(Math.abs(amount))}`;

/** A change of both ends: '+$55 to +$90', or '+$40' where they are equal. */
const signedRange = ({ from, to }: PriceRange): string =>
  from === to ? signed(from) : `${signed(from)} to ${signed(to)}`;

/** What makes a price so: 'Two stories: +$55 to +$90'. */
export const partText = (part: Part, measure: Measure): string =>
  part.kind === 'size'
    ? `${capitalized(sizeText(measure, part.size))}: ${dollarRange(part)}`
    : `${capitalized(FACTOR_WORDS[part.factor].reasons[part.level] ?? part.level)}: ${signedRange(part)}`;

/** Why an offer takes something off: a package does only if its services are booked together. */
export const savingReason = (needs: Saving['needs']): string =>
  needs === 'all' ? 'You save this by booking them on one visit' : 'You save this with our offer';

/** The name and the measure of a service. */
type NameOf = (service: string) => { readonly name: string; readonly measure: Measure };

function lineText({ service, parts, ...range }: Line, nameOf: NameOf): string {
  const { name, measure } = nameOf(service);
  const reasons = parts.map((part) =>
    part.kind === 'size' ? sizeText(measure, part.size) : (FACTOR_WORDS[part.factor].reasons[part.level] ?? part.level),
  );
  return `${name} (${reasons.join(', ')}) ${dollarRange(range)}`;
}

/** An estimate on one line, for the message of a quote request. `unpriced` names services without a price. */
export function estimateText(
  { lines, saving, from, to }: Estimate,
  nameOf: NameOf,
  unpriced: readonly string[],
): string {
  const parts = [
    ...lines.map((line) => lineText(line, nameOf)),
    ...(saving === null ? [] : [`${saving.name} saves ${dollars(saving.amount)}`]),
    ...unpriced.map((name) => `${name} after a walk-through`),
  ];
  const together = lines.length > 1 ? ` Together ${dollarRange({ from, to })}.` : '';
  return `${ESTIMATE_LABEL} ${parts.join('; ')}.${together}`;
}
