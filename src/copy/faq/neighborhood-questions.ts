import type { Business } from '../../domain/business.ts';
import type { Neighborhood } from '../../domain/neighborhood.ts';
import type { ThemedQuestion } from '../../domain/question.ts';
import type { Service } from '../../domain/service.ts';
import { knowledgeFor } from '../knowledge/index.ts';
import { listOf, possessive, withArticle } from '../names.ts';
import { dollars, priceSentence } from '../prices.ts';
import { wordsOf } from '../service-words.ts';
import { travelSentence } from '../travel.ts';
import { insuredSentence, reachOf, schedulingSentence } from '../promises.ts';
import { type PlaceFacts, placeFacts } from './place-facts.ts';

/** How many questions a neighborhood page answers (specification, section 9). */
export const NEIGHBORHOOD_QUESTIONS = 19;
const MOST_ADVICE = 4;

const contact = (text: string) => ({ kind: 'link', href: '/contact', text }) as const;

/** Questions that hang on what the place is known for, most telling first. */
function adviceQuestions(service: Service, facts: PlaceFacts): ThemedQuestion[] {
  const { gerund } = wordsOf(service);
  const said = new Set<string>();
  return facts.characteristics.flatMap((characteristic): ThemedQuestion[] => {
    const found = knowledgeFor(characteristic, service.slug);
    if (found === null || said.has(found.advice)) return [];
    said.add(found.advice);
    const question = found.question.replaceAll('{place}', () => facts.name).replaceAll('{gerund}', () => gerund);
    return [{ theme: 'house', question, answer: [found.advice] }];
  });
}

function bookingQuestions(service: Service, facts: PlaceFacts, business: Business): ThemedQuestion[] {
  const { gerund, job, owner } = wordsOf(service);
  const { name } = facts;
  const roads = listOf(facts.roads.slice(0, 4));
  const landmarks = facts.landmarks.slice(0, 3);
  return [
    {
      theme: 'booking',
      question: `How much does ${gerund} cost in ${name}?`,
      answer: [
        `${priceSentence(service.slug, gerund, business.pricing)} You get a free estimate first, and `,
        contact('the price we write down'),
        ' is the price you pay.',
      ],
    },
    {
      theme: 'booking',
      question: `How soon can you come to ${name}?`,
      answer: [schedulingSentence(business)],
    },
    {
      theme: 'booking',
      question: `Is there a travel fee for ${facts.fullName}?`,
      answer: [`No, we charge no travel fee in our service area. ${travelSentence(name, facts.travel)}`],
    },
    {
      theme: 'booking',
      question: `Which streets in and around ${name} do you serve?`,
      answer: [
        `We serve all of ${name}, including homes and businesses along ${roads}. If your street is close by and not named here, it is on our route too.`,
      ],
    },
    {
      theme: 'booking',
      question: `Do you work near ${landmarks[0] ?? GENERAL}?`,
      answer: [
        `Yes, our crew works near ${listOf(landmarks)} and the blocks around them. We park our truck so that neighbors can pass, and we keep hoses off the walk where people pass.`,
      ],
    },
    {
      theme: 'booking',
      question: `How do I get a free estimate for ${withArticle(job)}?`,
      answer: [
        'Call us or ',
        contact('send the quote form'),
        `. Tell us the address in ${name} and what your ${owner} needs, and we answer with a price.`,
      ],
    },
  ];
}

const GENERAL = 'the local parks';

function serviceQuestions(service: Service, facts: PlaceFacts): ThemedQuestion[] {
  const words = wordsOf(service);
  const { name } = facts;
  const entry = (theme: ThemedQuestion['theme'], question: string, answer: string): ThemedQuestion => ({
    theme,
    question,
    answer: [answer],
  });
  return [
    entry('stains', `How do you clean the ${words.surface}?`, words.method),
    entry('stains', `How much pressure do you use for ${words.gerund}?`, words.pressure),
    entry('stains', `Is ${words.gerund} safe for plants and pets?`, words.plants),
    entry('season', `How long does ${withArticle(words.job)} take?`, words.duration),
    entry('season', `How long do the results last?`, words.lasts),
    entry('season', `When is the best time of year for ${words.gerund} in ${name}?`, words.season),
    entry('house', `Do I need to be home, and what do you need from me?`, words.access),
    entry('stains', `Which stains come off?`, words.stains),
    entry('house', `What should I do before you come?`, words.prepare),
    entry('house', `Which materials need special care?`, words.materials),
    // From here on: asked where the place's own questions leave room.
    entry('season', `How do I know that it is time for ${withArticle(words.job)}?`, words.signs),
    entry('season', `What happens if it rains?`, words.weather),
    entry('trust', `What is included in ${withArticle(words.job)}?`, words.included),
    entry('stains', `Can I do it myself with a rented machine?`, words.diy),
    entry('booking', `What else can you clean on the same visit?`, words.together),
  ];
}

function trustQuestions(facts: PlaceFacts, service: Service, business: Business): ThemedQuestion[] {
  const near = facts.localBusinesses.slice(0, 2);
  const places = near.length === 0 ? '' : ` That holds beside busy places such as ${listOf(near)} too.`;
  return [
    {
      theme: 'trust',
      question: `Is your ${facts.name} crew licensed and insured?`,
      answer: [`${insuredSentence(business)} ${reachOf(service, business)}${places}`],
    },
    {
      theme: 'trust',
      question: `What if I am not happy with the result?`,
      answer: [
        `We come back and clean it again. ${possessive(facts.name)} customers have the same ${business.guarantee} as everybody else, and a job that starts at ${dollars(business.pricing.startingAt)} has it as well as a large one.`,
      ],
    },
  ];
}

/**
 * The 19 questions and answers of a service in a neighborhood, grouped by theme in the order they are read.
 * Pure: the same facts give the same words at build time and in the live look-up.
 */
export function neighborhoodQuestions(
  service: Service,
  place: Neighborhood,
  business: Business,
): readonly ThemedQuestion[] {
  const facts = placeFacts(place, business);
  const advice = adviceQuestions(service, facts).slice(0, MOST_ADVICE);
  const fixed = [...bookingQuestions(service, facts, business), ...trustQuestions(facts, service, business)];
  const room = NEIGHBORHOOD_QUESTIONS - fixed.length - advice.length;
  const chosen = [...fixed, ...advice, ...serviceQuestions(service, facts).slice(0, room)];
  const order: ThemedQuestion['theme'][] = ['booking', 'house', 'stains', 'season', 'trust'];
  return order.flatMap((theme) => chosen.filter((question) => question.theme === theme));
}
