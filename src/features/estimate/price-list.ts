import { quoteChoices } from '#content/pages/services-list.ts';
import { sentencesOf } from '#content/sentences.ts';
import { offersOn } from '#model/business.ts';
import { measuredServices } from '#model/pricing.ts';
import type { Model } from '#model/model.ts';
import { offersWashing, type Service } from '#model/service.ts';
import { savingsOf } from '#pricing/savings.ts';
import { publishedPrice } from '#pricing/published-price.ts';
import { type Choice, packPriceList } from './packed-rules.ts';

/** What the estimate knows of the company. */
type EstimateFacts = Pick<Model, 'services' | 'business' | 'lists'>;

/**
 * The services and prices that an estimate offers on a day, packed; null for a company without prices. Services that
 * get a price after a walk-through can be chosen too; those without a rule of their own cannot.
 */
export function estimatePrices(
  { services, business: { pricing, offers }, lists }: EstimateFacts,
  day: string,
): string | null {
  const known = measuredServices(services, pricing);
  const hasHouse = known.some(({ rule }) => rule.measure === 'house');
  const measured = new Map(
    known.map(({ service, rule }) => [service.slug, hasHouse ? rule : { ...rule, perHouse: undefined }]),
  );
  if (pricing === null || measured.size === 0) return null;
  const choices = services.flatMap((service): Choice[] => {
    const rule = measured.get(service.slug) ?? null;
    if (rule === null && publishedPrice(service.catalogueSlug, pricing).kind === 'priced') return [];
    const [included = ''] = sentencesOf(service.profile?.words.included ?? '');
    return [
      {
        service: service.catalogueSlug,
        name: service.displayName,
        included,
        quoteChoices: quoteChoices(service, lists),
        rule,
      },
    ];
  });
  return packPriceList({ choices, savings: savingsOf(offersOn(offers, day), pricing.rules) });
}

/** What the island needs of the site. */
export interface EstimatePrices {
  /** The services and their rules, packed. */
  readonly prices: string;
  /** The slug in the catalogue of the service chosen at first. */
  readonly service: string;
  /** What the company does; left out if it washes. */
  readonly verb?: 'clean';
}

/** The estimate of a page: with a service chosen, or the wash of a house if there is one; null where that has none. */
export function estimateOf(facts: EstimateFacts, day: string, own?: Service): EstimatePrices | null {
  const { services, business } = facts;
  const prices = estimatePrices(facts, day);
  const measured = measuredServices(own === undefined ? services : [own], business.pricing);
  const first = measured.find(({ rule }) => rule.measure === 'house') ?? measured[0];
  if (prices === null || first === undefined) return null;
  return { prices, service: first.rule.service, ...(offersWashing(services) ? {} : { verb: 'clean' }) };
}
