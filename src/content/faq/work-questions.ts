import type { Business } from '#model/business.ts';
import type { ThemedQuestion } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import { withArticle } from '#content/names.ts';
import { insuredSentence, reachSentence } from '#content/promises.ts';
import { paragraph, sentencesOf, someSentences } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import type { PlaceFacts } from './place-facts.ts';

type Theme = ThemedQuestion['theme'];
const entry = (theme: Theme, question: string, ...texts: readonly string[]): ThemedQuestion => ({
  theme,
  question,
  answer: [paragraph(...texts)],
});

/** The sentence that gives the pressure in PSI; empty for services without pressure, such as windows. */
function pressureFigure(pressure: string): string {
  return sentencesOf(pressure).find((sentence) => sentence.includes('PSI')) ?? '';
}

/**
 * The services that clean an entire building, which is what a place's season note is about. The other
 * services clean one part of a property with a season of its own: gutters are due at other times than walls.
 */
const WHOLE_BUILDING: ReadonlySet<string> = new Set([
  'house-washing',
  'soft-washing',
  'apartment-complex-soft-washing',
  'commercial-property-cleaning',
]);

/** The best season: the place's note, preceded by the service's own season if that differs. */
function seasonAnswer(service: Service, note: string): string {
  const { season } = wordsOf(service);
  if (note === '') return season;
  if (WHOLE_BUILDING.has(service.slug)) return note;
  return paragraph(someSentences(season, 1), 'Other work has its own weeks.', note);
}

/** The questions about the work that every page has, with local details. */
export function workQuestions(service: Service, facts: PlaceFacts, business: Business): ThemedQuestion[] {
  const words = wordsOf(service);
  const { name, note } = facts;
  const first = (text: string): string => someSentences(text, 1);
  return [
    entry('stains', `How do you clean the ${words.surface}?`, first(words.method), pressureFigure(words.pressure)),
    entry('stains', `How do you protect my plants during ${words.gerund}?`, first(words.plants), note('yard')),
    note('shade') === ''
      ? entry('stains', `When is ${words.gerund} due in ${name}?`, words.signs)
      : entry('stains', `Where does growth show first in ${name}?`, note('shade')),
    entry('season', `Which season suits ${words.gerund} in ${name}?`, seasonAnswer(service, note('season'))),
    entry('season', `How long does ${words.gerund} last in ${name}?`, first(words.lasts), note('upkeep')),
    ...(note('after') === '' ? [] : [entry('season', `What keeps a home in ${name} clean longer?`, note('after'))]),
    entry(
      'trust',
      `Are you insured for ${words.gerund} in ${name}?`,
      insuredSentence(business),
      reachSentence(service),
    ),
  ];
}

/** More questions about the work, most important first, to fill up a page. */
export function moreWorkQuestions(service: Service, business: Business): ThemedQuestion[] {
  const words = wordsOf(service);
  return [
    entry(
      'trust',
      'What if I am not happy with the result?',
      `We come back and clean it again, because that is what our ${business.guarantee} means.`,
    ),
    entry('house', 'Do I need to be home, and what do you need from me?', words.access),
    entry('stains', 'Which stains come off?', words.stains),
    entry('house', 'What should I do before you come?', words.prepare),
    entry('house', 'Which materials can you clean, and which need special care?', words.materials),
    entry('season', 'Which weather suits the work, and what stops it?', words.weather),
    entry('trust', `What is included in ${withArticle(words.job)}?`, words.included),
    entry('house', 'What goes well with it on the same visit?', words.together),
    entry('stains', 'Can I do it myself?', words.diy),
  ];
}
