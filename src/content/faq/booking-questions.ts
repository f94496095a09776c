import type { Business } from '#model/business.ts';
import { plainText, type ThemedQuestion } from '#model/question.ts';
import type { Service } from '#model/service.ts';
import { listOf } from '#content/names.ts';
import { priceSentence } from '#content/prices.ts';
import { SCHEDULING } from '#content/promises.ts';
import { paragraph, someSentences } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import { travelSentence } from '#content/travel.ts';
import type { PlaceFacts } from './place-facts.ts';

const contact = (text: string) => ({ kind: 'link', href: '/contact', text }) as const;

/** The questions about cost, scheduling and getting to the place. */
export function bookingQuestions(service: Service, facts: PlaceFacts, business: Business): ThemedQuestion[] {
  const { gerund, owner, duration } = wordsOf(service);
  const { name, note } = facts;
  const theme = 'booking';
  const trip = facts.neighbors.slice(0, 3);
  const roads = facts.roads.slice(2, 6);
  const near = listOf(facts.near);
  const questions: ThemedQuestion[] = [
    {
      theme,
      question: `What does ${gerund} cost in ${name}?`,
      answer: [
        `${paragraph(priceSentence(service.slug, gerund, business.pricing), note('houses'), someSentences(duration, 1))} `,
        contact('Send the quote form'),
        ` for a free estimate for your ${owner}.`,
      ],
    },
    {
      theme,
      question: `How soon can ${gerund} be booked in ${name}?`,
      answer: [paragraph(SCHEDULING, note('people'))],
    },
    {
      theme,
      question: `Does ${gerund} in ${name} carry a travel fee?`,
      answer: [
        paragraph(
          'No, there is no travel fee.',
          travelSentence(name, facts.travel),
          trip.length === 0 ? '' : `We come by on the way to ${listOf(trip)}.`,
        ),
      ],
    },
    {
      theme,
      question: `Is ${gerund} offered around ${listOf(facts.roads.slice(0, 2))}?`,
      answer: [
        paragraph(
          roads.length > 0 ? `Yes, also along ${listOf(roads)}, and near ${near}.` : `Yes, and near ${near}.`,
          note('drives'),
        ),
      ],
    },
    { theme: 'house', question: `How does your crew reach the work in ${name}?`, answer: [note('access')] },
    { theme: 'house', question: `What should be cleaned first in ${name}?`, answer: [note('first')] },
  ];
  // A place without notes has no answer to some of them.
  return questions.filter((question) => plainText(question.answer) !== '');
}
