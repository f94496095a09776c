import { sentencesOf } from '#content/sentences.ts';
import { wordsOf } from '#content/service-words.ts';
import type { Service } from '#model/service.ts';

/** What to do before a visit for one service. */
export interface VisitList {
  /** The id of its section: the service's slug. */
  readonly id: string;
  readonly name: string;
  readonly groups: readonly { readonly title: string; readonly items: readonly string[] }[];
  /** Which weather moves the visit. */
  readonly weather: string;
}

/** True of every job with hoses along a lot line. */
const NEIGHBORS = [
  'Tell the people next door which day we come.',
  'Ask them to shut the windows that face your side, and to park a few steps away from the property line.',
] as const;

/** What the customer keeps out of the way; the other sentences about plants say what the crew does. */
const LIVING = /\b(?:pets?|paws|dogs?|children|birdbaths|ponds|pots|potted)\b/i;

/** The checklists of the services, in the order of lists. */
export const visitLists = (services: readonly Service[]): readonly VisitList[] =>
  services.map((service) => {
    const { prepare, access, plants, weather } = wordsOf(service);
    return {
      id: service.slug,
      name: service.displayName,
      groups: [
        { title: 'Move, close, switch off', items: sentencesOf(prepare) },
        { title: 'Water and gates', items: sentencesOf(access) },
        { title: 'Plants, pets, children', items: sentencesOf(plants).filter((text) => LIVING.test(text)) },
        { title: 'Neighbors', items: NEIGHBORS },
      ].filter(({ items }) => items.length > 0),
      weather,
    };
  });
