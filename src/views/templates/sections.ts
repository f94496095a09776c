import { benefits, commercialTexts, hasReviewSection } from '#content/pages/home.ts';
import { type WorkWords, workWords } from '#content/work-words.ts';
import type { Proof } from '#content/proof.ts';
import { credentials, type Promises } from '#model/promises.ts';
import { type GallerySection, gallerySection } from '#content/pages/gallery.ts';
import { gridCards, gridTitle, quoteServices, type ServiceCard } from '#content/pages/services-list.ts';
import type { CompanyRating, Review } from '#model/business.ts';
import { hoursClaim } from '#model/opening-hours.ts';
import { capitalized, guaranteeClaim } from '#model/format.ts';
import type { NavLink } from '#routes/navigation.ts';
import { servicePath } from '#routes/paths.ts';
import { plainTown } from '#model/region.ts';
import type { Model } from '#model/model.ts';
import { commercialServices } from '#model/service.ts';

/** How to reach the company, as the contact section shows it. */
export interface ContactDetails {
  readonly phone: string | null;
  readonly email: string | null;
  /** The opening hours, in words. */
  readonly hours: string | null;
  /** The company's own town, as leads give it: 'Columbia SC'. */
  readonly town: string;
  /** The choices of the quote form's serviceType. */
  readonly services: readonly string[];
  /** Whether the company answers on the same day, whether estimates are free, and how soon it can visit. */
  readonly promises: Pick<Promises, 'answersSameDay' | 'freeEstimates' | 'visitsWithin'>;
  readonly work: WorkWords;
}

/** What the reviews section shows. */
export interface ReviewSummary {
  readonly rating: CompanyRating | null;
  readonly reviews: readonly Review[];
  /** Where customers leave a review; null while the owner has not set it. */
  readonly reviewUrl: string | null;
  /** '100% Satisfaction Guaranteed'. */
  readonly guarantee: string | null;
  /** What the company can show: 'Licensed', 'Insured'. */
  readonly credentials: readonly string[];
}

/** The sections that the home page and the city pages share. */
export interface SharedSections {
  /** The six services of the grid. */
  readonly cards: readonly ServiceCard[];
  /** The number of all services. */
  readonly serviceCount: number;
  /** The heading of the grid. */
  readonly servicesTitle: string;
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  /** Pictures of what the company washes; both lists are empty when it has none. */
  readonly gallery: GallerySection;
  /** Null without a review, a rating, and a page where customers leave one. */
  readonly reviews: ReviewSummary | null;
  /** Null for a company without services for companies. */
  readonly commercial: { readonly title: string; readonly text: string; readonly links: readonly NavLink[] } | null;
  readonly contact: ContactDetails;
  /** The page's own path, sent with leads. */
  readonly path: string;
  /** The city sent with leads: '{name} SC'. */
  readonly city?: string;
  /** What stands beside the form; undefined on the home page, which says it all above. */
  readonly proof?: Proof;
}

const SHOWN_REVIEWS = 12;

/** The contact details of the company. */
export const contactDetails = ({ business, lists, services }: Model): ContactDetails => ({
  phone: business.phone,
  email: business.email,
  hours: hoursClaim(business),
  town: plainTown(business.region),
  services: quoteServices(services, lists),
  promises: business.promises,
  work: workWords(services),
});

/** The commercial section, with a link to each service for companies. */
function commercialSection(services: Model['services']): SharedSections['commercial'] {
  const links = commercialServices(services).map(({ displayName, slug }) => ({
    label: displayName.charAt(0) + displayName.slice(1).toLowerCase(),
    href: servicePath(slug),
  }));
  return links.length === 0 ? null : { ...commercialTexts(services), links };
}

/** Assembles the shared sections of a page about `place`, such as 'Columbia, SC'. */
export function sharedSections(
  model: Model,
  place: string,
  page: Pick<SharedSections, 'path' | 'city' | 'proof'>,
): SharedSections {
  const { business, images, reviews, services } = model;
  return {
    cards: gridCards(services, place, images),
    serviceCount: services.length,
    servicesTitle: gridTitle(services),
    benefits: benefits(business, services, reviews.length > 0),
    gallery: gallerySection(images, services),
    reviews: hasReviewSection(model)
      ? {
          rating: business.rating,
          reviews: reviews.slice(0, SHOWN_REVIEWS),
          reviewUrl: business.reviewUrl,
          guarantee: guaranteeClaim(business),
          credentials: credentials(business).map(capitalized),
        }
      : null,
    commercial: commercialSection(services),
    contact: contactDetails(model),
    ...page,
  };
}
