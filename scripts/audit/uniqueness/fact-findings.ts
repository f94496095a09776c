import type { Finding } from '#scripts/audit/site.ts';
import { LEAST_FACTS, LEAST_FACTS_BEYOND_NAMES } from './gates.ts';
import type { PagePrint } from './print.ts';

/** Pages with too few facts that would be wrong next door. City-and-service pages and pages of unknown places have no gate. */
export function tooFewFacts(prints: readonly PagePrint[]): Finding[] {
  return prints.flatMap(({ path, kind, facts }) => {
    if (facts === null || kind === 'city-service') return [];
    const least = LEAST_FACTS[kind];
    if (facts.facts >= least && facts.beyondNames >= LEAST_FACTS_BEYOND_NAMES) return [];
    const says = `under the name of ${facts.neighbor} would be wrong in ${facts.facts} facts (at least ${least}), ${facts.beyondNames} of them more than a name (at least ${LEAST_FACTS_BEYOND_NAMES})`;
    return [{ page: path, says }];
  });
}
