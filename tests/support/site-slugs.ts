import { buildInput } from '#data/site.ts';
import { extraQuestionSets } from '#routes/inventory.ts';

const { model } = buildInput();
const { cities, services } = model;

/** The slugs of the services of the site under test, from its data. */
export const SERVICE_SLUGS: readonly string[] = services.map(({ slug }) => slug);

/** The slugs of its cities with FAQ pages. */
export const CITY_SLUGS: readonly string[] = cities.filter(({ inStore }) => inStore).map(({ slug }) => slug);

/** The question sets that have a page of their own, because no service has their slug. */
export const EXTRA_FAQ_SLUGS: readonly string[] = extraQuestionSets(model).map(({ slug }) => slug);
