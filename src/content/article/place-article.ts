import { placeBadges, placeCard } from '#content/faq/neighborhood-intro.ts';
import { placed } from '#model/place-name.ts';
import { noteSections, placeHeading, placeLead, placeServices } from '#content/pages/place.ts';
import { workWords } from '#content/work-words.ts';
import type { Business } from '#model/business.ts';
import { placeKind } from '#model/place-kind.ts';
import type { Neighborhood } from '#model/place.ts';
import type { Service } from '#model/service.ts';
import { neighborhoodFaqPath, servicePath } from '#routes/paths.ts';
import { placeCardBox } from './faq-articles.ts';
import { type Html, html } from './html.ts';

/** The path behind a service in the list: its page about this place, or its own until that has its own words. */
function servicePagePath(service: Service, place: Neighborhood, isWritten: boolean): string {
  return isWritten || !service.inStore
    ? neighborhoodFaqPath(service.slug, place.citySlug, place.slug)
    : servicePath(service.slug);
}

/** Renders a neighborhood's <article>: its notes, and the services that fit it. For build and live page. */
export function placeArticle(place: Neighborhood, services: readonly Service[], business: Business): Html {
  const badges = placeBadges(place).map((badge) => html`<span>${badge}</span> `);
  const card = placeCardBox({ kind: placeKind(place), facts: placeCard(place, business) });
  const sections = noteSections(place, services).map(
    ({ id, heading, paragraphs }) =>
      html`<section id="${id}"><h2>${heading}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>`,
  );
  const offered = placeServices(place, services).map(
    ({ service, line, isWritten }) =>
      html`<li><a href="${servicePagePath(service, place, isWritten)}">${service.displayName}</a>${line === null ? '' : html` ${line}`}</li>`,
  );
  return html`<article class="place-article"><header><p class="badges">${badges}</p><h1>${placeHeading(place)}</h1><p class="lead">${placeLead(place, services)}</p></header>${card}<div class="place-notes">${sections}</div><section id="services"><h2>What we ${workWords(services).verb} ${placed(place)}</h2><ul class="place-services">${offered}</ul></section></article>`;
}
