import { type Html, html } from '#content/article/html.ts';
import type { RegionMap } from '#model/region.ts';
import type { LinkGroup } from '#routes/related-links.ts';
import { type MappedPlace, placeMap } from './place-map.ts';

/** What the small map of a place shows. */
interface MapContents {
  readonly place: MappedPlace;
  readonly neighbors: readonly MappedPlace[];
  readonly region: RegionMap;
}

/** Renders the section with the places near a place: the small map and a link to each; nothing without any. */
export function nearbyPlaces({ heading, links }: LinkGroup, { place, neighbors, region }: MapContents): Html {
  if (links.length === 0) return html``;
  const map = placeMap(place, neighbors, region);
  const items = links.map(({ href, label }) => html`<li> <a href="${href}">${label}</a> </li>`);
  return html`<section class="wrap nearby" aria-labelledby="nearby-title"> <h2 id="nearby-title">${heading}</h2> ${map === null ? [] : [map]} <ul class="links"> ${items} </ul> </section>`;
}
