import { relatedLists } from '#content/article/faq-articles.ts';
import { placeArticle } from '#content/article/place-article.ts';
import { estimatesIn } from '#content/pages/place.ts';
import { placeStainLinks } from '#content/pages/stains.ts';
import { placeYear } from '#content/year.ts';
import { nearbyPlaces } from '#features/coverage-map/nearby-places.ts';
import { yearStrip } from '#features/year/year-strip.ts';
import type { Site } from '#model/model.ts';
import type { Neighborhood } from '#model/place.ts';
import { placed } from '#model/place-name.ts';
import { faqServices } from '#routes/inventory.ts';
import { neighborsOf } from '#routes/neighbors.ts';
import { ANCHORS, cityPath, placePath } from '#routes/paths.ts';
import { nearbyPlaceLinks } from '#routes/related-links.ts';
import { linkedPost, postLinks } from '#routes/related-posts.ts';
import { placeCrumbs, placeHead } from '#seo/heads/place.ts';
import { siteFrame } from '#views/layouts/site-frame.ts';
import { PLACEHOLDER, shellGroup } from './shelled-pages.ts';

/** The pages /service-areas/{city}/{neighborhood}, all of one group. */
export function placeGroups(site: Site) {
  const { model } = site;
  const { business } = model;
  const neighborsByPlace = neighborsOf(model.neighborhoods);
  const services = faqServices(model);
  const posts = model.posts.map(linkedPost);
  const group = shellGroup({
    shared: { frame: siteFrame(site), phone: business.phone },
    subjects: model.neighborhoods,
    params: (place: Neighborhood | null) => ({
      city: place?.citySlug ?? PLACEHOLDER,
      place: place?.slug ?? PLACEHOLDER,
    }),
    path: (place: Neighborhood | null) => placePath(place?.citySlug ?? PLACEHOLDER, place?.slug ?? PLACEHOLDER),
    own: (place: Neighborhood) => {
      const neighbors = neighborsByPlace.get(place);
      return {
        head: placeHead(site, place),
        crumbs: placeCrumbs(place),
        html: {
          article: placeArticle(place, services, business).value,
          nearby: nearbyPlaces(nearbyPlaceLinks(neighbors), { place, neighbors, region: model.map }).value,
          year: yearStrip(placeYear(place, business.region)).value,
          posts: relatedLists([
            { heading: `Stains to look for ${placed(place)}`, links: placeStainLinks(model.stains, place) },
            postLinks(posts, business.region, { subject: place }),
          ]).value,
        },
        texts: {
          callToAction: estimatesIn(place, business.promises),
          quoteHref: `${cityPath(place.citySlug)}#${ANCHORS.booking}`,
        },
      };
    },
  });
  return [group];
}
