// Shows the price of the first choices before React is loaded, which takes a slow phone most of a second. Loaded by the
// first interaction beside the island's own code (hydration/interaction.ts), which takes over once it is hydrated.
import { FACTOR_NAMES } from '#model/pricing.ts';
import { estimate } from '#pricing/estimate.ts';
import { unpackPriceList } from './packed-rules.ts';
import { linesHtml, sumHtml } from './result-html.ts';
import { initialSelection, jobsOf, type Selection } from './selection.ts';

/** Props as Astro writes them to an island: each a pair of a type and the value. */
type IslandProps = Readonly<Record<'prices' | 'service', readonly [type: number, value: string]>> & {
  readonly id?: readonly [type: number, value: string];
};

/** What the visitor has chosen in the fields of the server's HTML. */
function selectionOf(island: Element, { service: [, first], id: [, id] = [0, 'estimate'] }: IslandProps): Selection {
  const checked = [...island.querySelectorAll<HTMLInputElement>('.estimate-services :checked')].map(
    ({ value }) => value,
  );
  // The island adds what is chosen to the service that it began with.
  const services = [...checked.filter((value) => value === first), ...checked.filter((value) => value !== first)];
  const usual = initialSelection(services);
  const sizes = [...island.querySelectorAll('select')].map((select) => [select.id.slice(id.length + 1), select.value]);
  const levels = FACTOR_NAMES.flatMap((name) => {
    const level = island.querySelector<HTMLInputElement>(`[name="${id}-${name}"]:checked`);
    return level === null ? [] : [[name, level.value]];
  });
  return {
    ...usual,
    sizes: Object.fromEntries(sizes) as Selection['sizes'],
    levels: { ...usual.levels, ...(Object.fromEntries(levels) as Partial<Selection['levels']>) },
  };
}

function showPrice(island: Element): void {
  const lines = island.querySelector('.estimate .prices');
  const sum = island.querySelector('.estimate-sum');
  if (lines === null || sum === null) return;
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as IslandProps;
  const { choices, savings } = unpackPriceList(props.prices[1]);
  const rules = choices.flatMap(({ rule }) => rule ?? []);
  const result = estimate(jobsOf(selectionOf(island, props), rules), rules, savings);
  lines.innerHTML = linesHtml(result, choices);
  sum.innerHTML = sumHtml(result);
}

/** Shows the price in every estimate that the visitor has touched and that is not hydrated. */
function showPrices(): void {
  for (const content of document.querySelectorAll('.estimate')) {
    const island = content.closest('astro-island[data-interacted]:not([data-hydrated])');
    if (island !== null) showPrice(island);
  }
}

showPrices();
document.addEventListener('change', showPrices);
