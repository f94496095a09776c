import type { APIRoute, GetStaticPaths } from 'astro';
import { buildInput } from '#data/site.ts';
import { estimatePrices } from '#features/estimate/price-list.ts';
import { PATHS } from '#routes/paths.ts';

/** A parameter, because a company without prices has no such file. */
export const getStaticPaths = (() => {
  const { model, day } = buildInput();
  const prices = estimatePrices(model, day);
  return prices === null ? [] : [{ params: { prices: PATHS.prices.slice(1, -'.json'.length) }, props: { prices } }];
}) satisfies GetStaticPaths;

/**
 * /prices.json: the price list that the estimate of every page calculates with, fetched by its first interaction. A
 * prop as Astro writes it to an island: a pair of a type and the value (hydration/shared-prop.ts).
 */
export const GET: APIRoute<{ readonly prices: string }> = ({ props: { prices } }) =>
  Response.json({ prices: [0, prices] });
