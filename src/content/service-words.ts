import { capitalized } from '#model/format.ts';
import type { Business } from '#model/business.ts';
import { givesPriceFirst, type Promises } from '#model/promises.ts';
import type { Service, ServicePage, ServiceWords } from '#model/service.ts';
import { anEstimate, licensedAndInsured } from './promises.ts';
import { quoteWords } from './quote-words.ts';

/** General wording for a service without a catalogue entry. */
function generalWords(service: Service): ServiceWords {
  const gerund = service.displayName.toLowerCase();
  return {
    gerund,
    job: `${gerund} visit`,
    surface: `surface during ${gerund}`,
    surfaces: ['surface'],
    owner: 'property',
    method:
      'We match the method to the surface. Soft surfaces get a low-pressure wash with a cleaning solution, and hard ones get a pressure rinse.',
    pressure:
      'The surface decides. A soft wash stays under 500 PSI, and a pressure wash for bare concrete runs at 2000-4000 PSI.',
    duration:
      'Most visits take a few hours. Size, height and the amount of growth decide, and we tell you with the estimate.',
    lasts: 'Most surfaces stay clean for 1-2 years. In shade and damp, plan on a visit every 8-12 months.',
    prepare:
      'Close the windows and clear the area around the work. Please move cars, furniture and pots a few steps away.',
    plants:
      'We wet the plants before, during and after the work. Please keep pets and children inside until the rinse is done.',
    weather: 'Light rain does not stop us. We move the visit for thunderstorms, strong wind and frost.',
    season: 'Spring, after the pollen, is a good time. Fall works well too, once most leaves are down.',
    conditions: 'Pick a mild, dry day with little wind, in a week when no pollen is falling.',
    signs: 'Look for green film, dark streaks and dull color. When you see them from the street, it is time.',
    diy: 'You can, but a rented machine easily does harm. Too much pressure scars wood, etches concrete and drives water behind walls.',
    stains: 'Most growth, dirt and pollen comes off. We tell you before we start which stains may only fade.',
    materials: 'We clean the usual building materials. Old mortar, old paint and oxidized metal get a test spot first.',
    included: 'The visit includes a walk-around, the cleaning, a rinse of everything nearby and a last look with you.',
    access: "You don't need to be home. We need an outside water spigot and an open gate.",
    together: 'Many customers have us do two jobs on the same visit. We work from the top down.',
  };
}

/** The wordings that sentences about a service are built from. */
export function wordsOf(service: Service): ServiceWords {
  return service.profile?.words ?? generalWords(service);
}

/** The title and button label of the call to action below a neighborhood's questions. */
export const serviceCallToAction = (
  service: Service,
  { freeEstimates }: Promises,
): { readonly callToAction: string; readonly callToActionLabel: string } => ({
  callToAction: `Get a price for ${service.displayName.toLowerCase()}`,
  callToActionLabel: service.profile?.ctaLabel ?? quoteWords(freeEstimates).link,
});

/** A service's trust points, for the box below a city's questions. */
export function trustPoints(service: Service, business: Business): readonly string[] {
  if (service.profile !== null) return service.profile.page.trustPoints;
  const credentialWords = licensedAndInsured(business);
  return [
    ...(credentialWords === null ? [] : [capitalized(credentialWords)]),
    ...(business.promises.freeEstimates ? ['Free estimates'] : []),
  ];
}

/**
 * The texts of a service's own page; general ones, with the row's description, for a service without a catalogue entry.
 */
export function servicePage(service: Service, business: Business): Omit<ServicePage, 'metaDescription'> {
  if (service.profile !== null) return service.profile.page;
  const { method, included } = generalWords(service);
  const credentialWords = licensedAndInsured(business);
  const hasPrice = givesPriceFirst(business);
  const first = hasPrice
    ? 'We look at the job first, tell you what will come off and what may only fade, and give you the price before we start.'
    : 'We look at the job first, and tell you what will come off and what may only fade.';
  return {
    intro: `${method} ${first}`,
    reasons: [
      ...(hasPrice ? [`You get ${anEstimate(business.promises)}, and a price that you know before we start.`] : []),
      ...(credentialWords === null ? [] : [`We are ${credentialWords}.`]),
      'We test a small spot before we clean a whole surface.',
      'We tell you when a job is not worth your money.',
    ],
    process: [
      {
        name: 'Look',
        text: 'We look at the surface with you, or on our own, and check for damage that cleaning could make worse.',
      },
      { name: 'Protect', text: 'We cover what should stay dry, wet the plants, and move what is in the way.' },
      {
        name: 'Clean',
        text: 'We start with the gentlest method that can do the job, and change it only if a test spot asks for more.',
      },
      { name: 'Check', text: 'We rinse everything nearby and walk the job with you before we pack up.' },
    ],
    benefits: [
      'What we clean looks cared for again.',
      'Dirt and growth no longer wear the surface down.',
      'You can see small damage while it is still cheap to repair.',
      included,
    ],
    trustPoints: trustPoints(service, business),
  };
}
