import { fits } from '#content/fit.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { priceSentence } from '#content/prices.ts';
import { anEstimate, insuredSentence, reachSentence, satisfactionSentence } from '#content/promises.ts';
import { paragraph, sentencesOf, someSentences } from '#content/sentences.ts';
import { seasonAnswer } from '#content/season.ts';
import { wordsOf } from '#content/service-words.ts';
import { schedulingSentence, travelFeeSentence, travelSentence, travelTo } from '#content/travel.ts';
import type { Business } from '#model/business.ts';
import type { Neighborhood } from '#model/place.ts';
import { inSentence, placed } from '#model/place-name.ts';
import { isInsured } from '#model/promises.ts';
import { type RichText, type Theme, type ThemedQuestion, THEME_ORDER } from '#model/question.ts';
import type { Service, ServiceWords } from '#model/service.ts';
import type { NavLink } from '#routes/navigation.ts';
import { ANCHORS } from '#routes/paths.ts';
import { listOf } from '#model/format.ts';

/** The number of questions on a neighborhood page (specification, section 9). */
export const NEIGHBORHOOD_QUESTIONS = 19;

/** The maximum number of questions answered by advice on a characteristic, which similar places share. */
const MAX_ADVICE = 5;

const MAX_ROADS = 6;
const MAX_LANDMARKS = 4;
const MAX_BUSINESSES = 2;
const MAX_NEIGHBORS = 3;

/** Left out of the list of streets, because nobody lives on an interstate. */
const INTERSTATE = /^(?:I-|Interstate )\d/;

/** Names close to a place, without duplicates and without the place itself. */
function namesNear(place: Neighborhood): readonly string[] {
  const names = new Set([
    ...place.landmarks.slice(0, MAX_LANDMARKS),
    ...place.localBusinesses.slice(0, MAX_BUSINESSES),
  ]);
  names.delete(place.name);
  return [...names];
}

/** The sentence that gives the pressure in PSI; the first one for services without pressure, such as windows. */
const pressureSentence = (pressure: string): string =>
  sentencesOf(pressure).find((sentence) => sentence.includes('PSI')) ?? someSentences(pressure, 1);

/** What the questions of a page are composed from. */
interface Subject {
  readonly service: Service;
  readonly place: Neighborhood;
  /** The nearest places, nearest first. */
  readonly neighbors: readonly Pick<Neighborhood, 'name'>[];
  readonly business: Business;
  readonly words: ServiceWords;
  /** Pages about stains that the service removes. */
  readonly stains: readonly NavLink[];
}

/** The advice on the place's characteristics, each naming the service in its question. */
function adviceQuestions({ service, place, words, business }: Subject): ThemedQuestion[] {
  const slots: Readonly<Record<string, string>> = {
    'in {place}': placed(place),
    '{place}': inSentence(place.name),
    '{gerund}': words.gerund,
  };
  return place.characteristics
    .flatMap((characteristic) => knowledgeFor(characteristic, service.catalogueSlug, business) ?? [])
    .slice(0, MAX_ADVICE)
    .map(({ question, advice }) => ({
      theme: 'house',
      // In one pass, because a name may look like a slot.
      question: question.replace(/in \{place\}|\{place\}|\{gerund\}/g, (slot) => slots[slot] ?? slot),
      answer: [advice],
    }));
}

/** The question about the streets and landmarks of the place. */
function aroundQuestion(gerund: string, place: Neighborhood, neighbors: Subject['neighbors']): ThemedQuestion {
  const roads = place.roads.filter((road) => !INTERSTATE.test(road)).slice(0, MAX_ROADS);
  const streets = listOf([...(roads.length === 0 ? ['the main roads'] : roads), 'the side streets']);
  const near = namesNear(place);
  return {
    theme: 'cost',
    question: `Do you cover all of ${inSentence(place.name)} for ${gerund}?`,
    answer: [
      paragraph(
        `Yes, on ${streets}.`,
        near.length === 0 ? '' : `We come to the houses near ${listOf(near.map(inSentence))}.`,
        neighbors.length === 0
          ? ''
          : `We also serve ${listOf(neighbors.slice(0, MAX_NEIGHBORS).map((other) => inSentence(other.name)))}.`,
      ),
    ],
  };
}

/** The end of the answer about stains: links to pictures of them. */
const stainLinks = (stains: readonly NavLink[]): RichText =>
  stains.length === 0
    ? []
    : [
        ' If you are not sure which kind of stain you have, compare it with our pictures; their pages say what comes off and what stays: ',
        ...stains.flatMap(({ label, href }, index): RichText => [
          ...(index === 0 ? [] : [', ']),
          { kind: 'link', href, text: label },
        ]),
        '.',
      ];

/**
 * The questions about the job, most important first. With a sheet on the page, which says most of it for this
 * place, an answer is its first sentence; without one, the whole.
 */
function jobQuestions({ service, place, neighbors, business, words, stains }: Subject): ThemedQuestion[] {
  const { gerund, owner, surface } = words;
  const where = placed(place);
  const travel = travelTo(place.coordinates, business);
  const satisfaction = satisfactionSentence(business);
  const sheet = place.jobs[service.catalogueSlug]?.sheet ?? [];
  const hasSheet = sheet.length > 0;
  const brief = (text: string): string => (hasSheet ? someSentences(text, 1) : text);
  const ask = (theme: Theme, question: string, ...answer: RichText): ThemedQuestion => ({ theme, question, answer });
  return [
    ask(
      'cost',
      `How much does ${gerund} cost ${where}?`,
      `${priceSentence(service.catalogueSlug, gerund, business)} `,
      // Its form stands below the answers, or what a live page has in its place.
      { kind: 'link', href: `#${ANCHORS.booking}`, text: 'Fill out the quote form' },
      ` for ${anEstimate(business.promises)} for your ${owner}.`,
    ),
    ask('cost', `How soon can you come for ${gerund} ${where}?`, schedulingSentence(travel, business.promises)),
    ask(
      'cost',
      `Do you charge a travel fee for ${gerund} ${where}?`,
      `${travelFeeSentence(business.promises)} ${travelSentence(place.name, travel)}`,
    ),
    ask('stains', `How do you clean the ${surface}?`, brief(words.method)),
    ask(
      'stains',
      `How much pressure do you use for ${gerund}?`,
      hasSheet ? pressureSentence(words.pressure) : words.pressure,
    ),
    ask('season', `When is the best time for ${gerund} ${where}?`, seasonAnswer(words, sheet)),
    ask('season', `How long does ${gerund} last?`, brief(words.lasts)),
    ...(isInsured(business)
      ? [
          ask(
            'trust',
            `Are you insured for ${gerund} ${where}?`,
            paragraph(insuredSentence(business), reachSentence(service, business.promises)),
          ),
        ]
      : []),
    ...(satisfaction === '' ? [] : [ask('trust', `What if I am not happy with the ${gerund}?`, satisfaction)]),
    ask('stains', `How do you protect my plants during ${gerund}?`, brief(words.plants)),
    ask('stains', `Which stains does ${gerund} take off?`, brief(words.stains), ...stainLinks(stains)),
    ask('house', `What should I do before ${gerund}?`, brief(words.prepare)),
    ask('cost', `How long does ${gerund} take?`, brief(words.duration)),
    // Not asked where the service does not fit: the answer would have to be no.
    ...(fits(service, place) ? [aroundQuestion(gerund, place, neighbors)] : []),
    ask('stains', `Can I do ${gerund} myself?`, brief(words.diy)),
    ask('season', `How do I know that it is time for ${gerund}?`, brief(words.signs)),
    ask('stains', `Which materials can you clean during ${gerund}?`, brief(words.materials)),
    ask('house', `Do I need to be home for ${gerund}?`, brief(words.access)),
    ask('trust', `What is included in ${gerund}?`, brief(words.included)),
    ask('season', `What weather stops ${gerund}?`, brief(words.weather)),
    ask('house', `What goes well with ${gerund} on the same visit?`, brief(words.together)),
  ];
}

/**
 * Composes the questions and answers of a service in a neighborhood, grouped by theme: advice on the place's
 * characteristics, then questions about the job. Every question names the service or the surface it works on;
 * what is true of the place whatever the service stands on the place's own page. `neighbors` are the nearest
 * places with pages, `stains` the pages about stains that the answer about stains links to. Pure, so the build and the
 * live page produce the same text.
 */
export function neighborhoodQuestions(
  service: Service,
  place: Neighborhood,
  neighbors: readonly Pick<Neighborhood, 'name'>[],
  business: Business,
  stains: readonly NavLink[] = [],
): readonly ThemedQuestion[] {
  const subject = { service, place, neighbors, business, words: wordsOf(service), stains };
  const advice = adviceQuestions(subject);
  const questions = [...jobQuestions(subject).slice(0, NEIGHBORHOOD_QUESTIONS - advice.length), ...advice];
  return THEME_ORDER.flatMap((theme) => questions.filter((question) => question.theme === theme));
}
