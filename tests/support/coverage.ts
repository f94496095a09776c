import { type Drawing, drawCoverage } from '#features/coverage-map/drawing.ts';
import { type Model } from '#model/model.ts';

/** The coverage map of a model. A place's link is its slug, a neighborhood's with its city before it. */
export const coverageOf = (model: Pick<Model, 'business' | 'cities' | 'neighborhoods'>): Drawing =>
  drawCoverage(
    model.cities.map(({ name, slug, coordinates, profile }) => ({
      name,
      href: slug,
      coordinates,
      population: profile?.population ?? null,
    })),
    model.neighborhoods.map(({ name, slug, citySlug, coordinates }) => ({
      name,
      href: `${citySlug}/${slug}`,
      cityHref: citySlug,
      coordinates,
    })),
    model.business.base,
  );
