import type { Model } from '#model/model.ts';
import type { CommonQuestion } from '#model/question.ts';
import { type OfferedServices, offersAny, washesHouses } from '#model/service.ts';

/** How many questions /faq leads with. */
export const LEADING_QUESTIONS = 10;

/** The questions that /faq leads with, without those about services that the company does not offer. */
export const leadingQuestions = ({
  commonQuestions,
  services: offered,
}: Pick<Model, 'commonQuestions' | 'services'>): readonly CommonQuestion[] =>
  commonQuestions
    .filter(({ services }) => services === undefined || offersAny(offered, services))
    .slice(0, LEADING_QUESTIONS);

/** The heading of /faq. `areaIn` is such as 'in the Midlands'. */
export const faqHeading = (services: OfferedServices, areaIn: string): string =>
  `Questions about ${washesHouses(services) ? 'washing a house' : 'exterior cleaning'} ${areaIn}`;
