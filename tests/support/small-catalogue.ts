import { EMPTY_MAP } from '#model/region.ts';
import { type Catalogue } from '#data/catalogue/read.ts';
import { PAGE_TYPES } from '#model/revision.ts';
import { OWN_BUSINESS } from './own-business.ts';

const sentence = (about: string): string => `What we say about ${about}.`;

const city = (slug: string, name: string, latitude: number, longitude: number): Catalogue['cities'][number] => ({
  slug,
  name,
  displayName: `${name}, SC`,
  county: 'Richland',
  latitude,
  longitude,
  population: '10,000+',
  postalCode: '29201',
  postalCodes: ['29201', '29205'],
  description: `${name} in a few words.`,
  keywords: ['one', 'two', 'three', 'four', 'five', 'six'].map((word) => `${name} ${word}`),
  metaDescription: `Exterior cleaning in ${name}, South Carolina: houses, roofs, driveways and docks, with free estimates.`,
  portrait: {
    housing: sentence('houses'),
    water: sentence('water'),
    trees: sentence('trees'),
    soil: sentence('soil'),
    advice: sentence('advice'),
  },
  weeks: [],
});

const service = (
  slug: string,
  name: string,
  gerund: string,
  job: string,
  priority: number,
): Catalogue['services'][number] => ({
  slug,
  name,
  shortName: name,
  shortDescription: `${name} in one sentence.`,
  longDescription: `${name} in some more sentences.`,
  icon: 'home',
  image: `/images/services/${slug}-1200.webp`,
  keywords: ['one', 'two', 'three'].map((word) => `${gerund} ${word}`),
  faqSlugs: [slug],
  ctaLabel: `Get a ${name} Quote`,
  priority,
  page: {
    metaDescription: `${name} in Columbia, SC. Starting at $199, 500+ reviews, 10+ years of experience, free estimates.`,
    intro: `${name} begins with a look.`,
    reasons: ['r1', 'r2', 'r3', 'r4'],
    process: ['p1', 'p2', 'p3'].map((step) => ({ name: step, text: sentence(step) })),
    benefits: ['b1', 'b2', 'b3', 'b4'],
    trustPoints: ['t1', 't2', 't3', 't4'],
  },
  words: {
    gerund,
    job,
    surface: 'walls',
    surfaces: ['walls'],
    owner: 'home',
    method: 'We wash with low pressure.',
    pressure: 'A soft wash stays under 500 PSI.',
    duration: 'It takes 2-4 hours.',
    lasts: 'Results last 1-2 years.',
    prepare: sentence('preparing'),
    plants: sentence('plants'),
    weather: sentence('weather'),
    season: sentence('seasons'),
    conditions: sentence('the right day'),
    signs: sentence('signs'),
    diy: sentence('doing it yourself'),
    stains: sentence('stains'),
    materials: sentence('materials'),
    included: sentence('what is included'),
    access: sentence('access'),
    together: sentence('other services'),
  },
  weeks: null,
  offerCatalog: [`${name} One`, `${name} Two`],
});

const OFFER = { price: null, discount: null, services: [], validFrom: null, validThrough: null };

/**
 * The catalogue of the small site. The store lacks Chapin; the catalogue lacks the store's Newtown and
 * awnings.
 */
export const SMALL_CATALOGUE: Catalogue = {
  cities: [
    city('columbia-south-carolina', 'Columbia', 34.0007, -81.0348),
    city('irmo-south-carolina', 'Irmo', 34.0857, -81.1831),
    city('chapin-south-carolina', 'Chapin', 34.1657, -81.3498),
  ],
  services: [
    service('house-washing', 'House Washing', 'house washing', 'house wash', 0.9),
    service('oil-stain-removal', 'Oil Stain Removal', 'oil stain removal', 'oil stain treatment', 0.7),
  ],
  places: [],
  jobs: new Map(),
  map: EMPTY_MAP,
  lists: { quoteServices: [], underOther: [], footerServices: [], footerCities: [] },
  questionSets: [
    {
      slug: 'house-washing',
      name: 'House Washing',
      title: null,
      metaDescription: null,
      questions: ['Is it safe?', 'Is it loud?', 'Is it quick?', 'How long does a house wash take?', 'IS IT  SAFE?'].map(
        (question) => ({ question, answer: [`An answer to: ${question}`] }),
      ),
    },
    {
      slug: 'commercial-cleaning',
      name: 'Commercial Cleaning',
      title: null,
      metaDescription: null,
      questions: [{ question: 'Do you work at night?', answer: ['Yes, we do.'] }],
    },
  ],
  stains: [],
  commonQuestions: [{ question: 'What does it cost?', answer: ['It depends on the size.'] }],
  hubs: [
    {
      slug: 'irmo-sc',
      name: 'Irmo',
      citySlug: 'irmo-south-carolina',
      county: 'Lexington',
      title: 'Irmo, SC House Washing',
      metaDescription: 'Soft washing, roof washing and driveway cleaning in Irmo and the Lake Murray area.',
      keywords: ['irmo one', 'irmo two', 'irmo three'],
      headline: 'Irmo',
      lead: 'About Irmo.',
      whyNeeded: [1, 2, 3, 4].map((card) => ({ title: `Card ${card}`, text: 'Why.' })),
      areaName: 'Lake Murray area',
      neighborhoods: Array.from({ length: 16 }, (_, index) => `Place ${index + 1}`),
      paragraphs: ['A paragraph.'],
    },
  ],
  reviews: [
    {
      author: 'A. Sample',
      rating: 5,
      reviewBody: 'Good.',
      datePublished: '2026-01-10',
      authorBadge: null,
      service: null,
      city: null,
      sample: true,
    },
  ],
  images: [],
  revisions: Object.fromEntries(PAGE_TYPES.map((type) => [type, '2026-01-01'])) as Catalogue['revisions'],
  business: {
    ...OWN_BUSINESS,
    offers: [
      { ...OFFER, name: 'House', description: 'A house, from', price: 275, services: ['house-washing'] },
      { ...OFFER, name: 'Package', description: 'House and driveway', price: 399 },
      {
        ...OFFER,
        name: 'Spring',
        description: '$50 off',
        discount: 50,
        validFrom: '2025-03-01',
        validThrough: '2025-05-31',
      },
    ],
  },
  notices: [],
  unknownFields: [],
};
