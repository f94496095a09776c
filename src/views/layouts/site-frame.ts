import { costOfAsking } from '#content/promises.ts';
import { type QuoteWords, quoteWords } from '#content/quote-words.ts';
import { credentials } from '#model/promises.ts';
import { missingSections } from '#content/pages/home.ts';
import { hoursClaim } from '#model/opening-hours.ts';
import { capitalized, guaranteeClaim } from '#model/format.ts';
import type { Site } from '#model/model.ts';
import { hasEstimate } from '#routes/inventory.ts';
import {
  footerCities,
  footerServices,
  HEADER_LINKS,
  moreLinks,
  type NavLink,
  resourceLinks,
  serviceLinks,
} from '#routes/navigation.ts';
import { cityPath, PATHS } from '#routes/paths.ts';

/** What the head, header and footer show: the same on every page of a build. */
export interface SiteFrame {
  /** The origin of canonical URLs, without a trailing slash. */
  readonly origin: string;
  /** The company's name. */
  readonly name: string;
  readonly phone: string | null;
  /** The line under a call to action, such as 'Free estimates, no travel fee in our service area.'; may be null. */
  readonly costOfAsking: string | null;
  readonly quoteWords: QuoteWords;
  readonly menu: {
    readonly serviceAreas: readonly NavLink[];
    readonly services: readonly NavLink[];
    readonly links: readonly NavLink[];
    /** Links to sections of the home page. */
    readonly more: readonly NavLink[];
  };
  readonly footer: {
    readonly email: string | null;
    /** 'Columbia, SC'. */
    readonly town: string;
    /** The opening hours, in words. */
    readonly hours: string | null;
    readonly facebookUrl: string | null;
    /** 'Licensed', 'Insured', '100% Satisfaction Guaranteed'. */
    readonly claims: readonly string[];
    readonly columns: readonly { readonly title: string; readonly links: readonly NavLink[] }[];
  };
}

function assemble({ model, origin }: Site): SiteFrame {
  const { business, cities, lists, services } = model;
  const guarantee = guaranteeClaim(business);
  const missing = missingSections(model);
  return {
    origin,
    name: business.name,
    phone: business.phone,
    costOfAsking: costOfAsking(business.promises),
    quoteWords: quoteWords(business.promises.freeEstimates),
    menu: {
      serviceAreas: cities.map((city) => ({ label: city.name, href: cityPath(city.slug) })),
      services: serviceLinks(services, hasEstimate(model)),
      links: HEADER_LINKS,
      more: moreLinks(missing),
    },
    footer: {
      email: business.email,
      town: `${business.address.locality}, ${business.address.region}`,
      hours: hoursClaim(business),
      facebookUrl: business.facebookUrl,
      claims: [...credentials(business).map(capitalized), ...(guarantee === null ? [] : [guarantee])],
      columns: [
        { title: 'Services', links: footerServices(services, lists) },
        {
          title: 'Service Areas',
          links: [...footerCities(cities, lists, business), { label: 'All service areas', href: PATHS.serviceAreas }],
        },
        { title: 'Resources', links: resourceLinks(missing, hasEstimate(model)) },
      ],
    },
  };
}

const frames = new WeakMap<Site, SiteFrame>();

/** The frame of a site. Always the same object, because the cached header and footer are keyed by it. */
export function siteFrame(site: Site): SiteFrame {
  let frame = frames.get(site);
  if (frame === undefined) frames.set(site, (frame = assemble(site)));
  return frame;
}
