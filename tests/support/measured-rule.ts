import type { MeasuredRule } from '#model/pricing.ts';

/** A price rule whose usual job, like most jobs, costs `range`, and that starts at `minimum`. */
export function measuredRule(
  service: string,
  minimum: number,
  range: { readonly from: number; readonly to: number },
  more: Partial<MeasuredRule> = {},
): MeasuredRule {
  return {
    service,
    measure: 'house',
    base: range,
    perUnit: { from: 0, to: 0 },
    steps: [],
    factors: {},
    minimum,
    rounding: 1,
    sizes: [
      { from: 500, to: 1000 },
      { from: 1000, to: 2000 },
      { from: 2000, to: 3000 },
    ],
    most: { covers: 'most homes', from: 1000, to: 2000 },
    ...more,
  };
}
