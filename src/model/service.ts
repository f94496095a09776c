/** The icons that a service may use; an unknown name falls back to 'home' (specification, section 3). */
export const SERVICE_ICONS = [
  'home',
  'droplets',
  'car',
  'tree-pine',
  'anchor',
  'umbrella',
  'building',
  'building-2',
  'sofa',
  'droplet',
  'footprints',
  'sparkles',
] as const;

/** The name of an icon. */
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

/** The texts of a service's own page. */
export interface ServicePage {
  readonly metaDescription: string;
  readonly intro: string;
  readonly reasons: readonly string[];
  readonly process: readonly { readonly name: string; readonly text: string }[];
  readonly benefits: readonly string[];
  readonly trustPoints: readonly string[];
}

/**
 * The wordings that sentences about a service are built from: phrases, then complete sentences by topic.
 */
export interface ServiceWords {
  readonly gerund: string;
  readonly job: string;
  readonly surface: string;
  /** Lower-case words for what it works on; a question with one of them is about the service. */
  readonly surfaces: readonly string[];
  readonly owner: string;
  readonly method: string;
  readonly pressure: string;
  readonly duration: string;
  readonly lasts: string;
  readonly prepare: string;
  readonly plants: string;
  readonly weather: string;
  readonly season: string;
  /** What day to pick, without naming a month: replaces `season` where the job sheet names its own. One sentence. */
  readonly conditions: string;
  readonly signs: string;
  readonly diy: string;
  readonly stains: string;
  readonly materials: string;
  readonly included: string;
  readonly access: string;
  readonly together: string;
}

/** A service's catalogue entry: what the repository adds to its row (specification, section 3). */
export interface ServiceProfile {
  readonly name: string;
  /** At most about 20 characters, for titles. */
  readonly shortName: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly icon: ServiceIcon;
  /** Path of its picture. */
  readonly image: string;
  readonly keywords: readonly string[];
  /** The question sets on its page. */
  readonly faqSlugs: readonly string[];
  readonly ctaLabel: string;
  /** 0.7 to 0.9; the order in lists. */
  readonly priority: number;
  readonly page: ServicePage;
  readonly words: ServiceWords;
  /** The best weeks for the job in the region, and others that are good; null where nobody has written them. */
  readonly weeks: { readonly best: string; readonly good: string | null } | null;
  readonly offerCatalog: readonly string[];
}

/** The catalogue's commercial services, in the order of lists. */
const COMMERCIAL_SLUGS = ['commercial-property-cleaning', 'apartment-complex-soft-washing'];

/**
 * The commercial services, most important first: those of the catalogue, then a company's own services with the word
 * 'commercial' in their slug.
 */
export const commercialServices = <S extends Pick<Service, 'catalogueSlug'>>(services: readonly S[]): readonly S[] => [
  ...COMMERCIAL_SLUGS.flatMap((slug) => services.filter(({ catalogueSlug }) => catalogueSlug === slug)),
  ...services.filter(
    ({ catalogueSlug }) => catalogueSlug.split('-').includes('commercial') && !COMMERCIAL_SLUGS.includes(catalogueSlug),
  ),
];

/** A service: a row of the store joined with its catalogue entry. */
export interface Service {
  readonly slug: string;
  /**
   * The slug by which the repository knows it: in data/catalogue, in code and in the names of pictures. A former
   * one after the row was renamed, otherwise `slug`.
   */
  readonly catalogueSlug: string;
  /** The row's display_name, or the catalogue's name. */
  readonly displayName: string;
  /** The service type, the row's name. */
  readonly name: string;
  readonly description: string;
  readonly updatedAt: string | null;
  /** Whether the build has its pages; false for a catalogue entry without a row, which only the live page uses. */
  readonly inStore: boolean;
  readonly profile: ServiceProfile | null;
}

/** The services of a company, as far as texts and pictures about all of them look at them. */
export type OfferedServices = readonly Pick<Service, 'catalogueSlug'>[];

/** Whether a company offers at least one of the services with these slugs. */
export const offersAny = (services: OfferedServices, slugs: readonly string[]): boolean =>
  services.some(({ catalogueSlug }) => slugs.includes(catalogueSlug));

/**
 * Whether a company washes anything: at least one service is called washing, such as driveway-pressure-washing. Gutters
 * and windows are cleaned.
 */
export const offersWashing = (services: OfferedServices): boolean =>
  services.some(({ catalogueSlug }) => catalogueSlug.split('-').some((word) => word === 'wash' || word === 'washing'));

/** Whether a company washes houses. */
export const washesHouses = (services: OfferedServices): boolean =>
  offersAny(services, ['house-washing', 'soft-washing']);

/** Whether a company washes a house from the roof to the driveway. */
export const washesWholeHouse = (services: OfferedServices): boolean =>
  washesHouses(services) && offersAny(services, ['roof-washing']) && offersAny(services, ['driveway-pressure-washing']);

/** Whether a company washes walls or roofs, of houses or larger buildings, which need a low pressure. */
export const washesWithLowPressure = (services: OfferedServices): boolean =>
  washesHouses(services) ||
  offersAny(services, ['roof-washing', 'apartment-complex-soft-washing', 'commercial-property-cleaning']);
