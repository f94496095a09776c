import type { Business } from '#model/business.ts';
import type { Question } from '#model/question.ts';
import { capitalized, yearsAfter } from '#model/format.ts';
import { priceSentence } from '#content/prices.ts';
import { licensedAndInsured } from '#content/promises.ts';

/** The content of /example-faq. */
export interface ExampleFaq {
  readonly heading: string;
  readonly trust: readonly string[];
  readonly questions: readonly Question[];
  readonly callToAction: { readonly title: string; readonly text: string };
}

/**
 * The sample content of /example-faq (specification, section 2): heading, three trust points, five questions,
 * with the owner's facts. Points whose fact is unknown are left out.
 */
export function exampleFaq(business: Business): ExampleFaq {
  const { yearsInBusiness, guarantee, promises } = business;
  const credentialWords = licensedAndInsured(business);
  const soon = promises.visitsWithin === null ? [] : [`usually within ${promises.visitsWithin}`];
  const fee = promises.noTravelFee ? ['there is no travel fee in the service area'] : [];
  return {
    heading: 'House washing questions, answered',
    trust: [
      ...(credentialWords === null ? [] : [capitalized(credentialWords)]),
      ...(yearsInBusiness === null ? [] : [capitalized(`${yearsAfter('over', yearsInBusiness)} years of experience`)]),
      ...(guarantee === null ? [] : [capitalized(guarantee)]),
    ],
    questions: [
      {
        question: 'How much does house washing cost?',
        answer: [`${priceSentence('house-washing', 'house washing', business)} Size, height and growth set the price.`],
      },
      {
        question: 'What is the difference between soft washing and pressure washing?',
        answer: [
          'A soft wash stays under 500 PSI and lets a solution do the work. A pressure wash runs at 2000-4000 PSI and belongs on bare concrete.',
        ],
      },
      { question: 'How long does a house wash take?', answer: ['A house wash takes 2-4 hours for most homes.'] },
      {
        question: 'How long do the results last?',
        answer: ['A house wash lasts 1-2 years. Shaded walls may need it again after 8-12 months.'],
      },
      ...(soon.length === 0
        ? []
        : [{ question: 'How soon can you come?', answer: [`${capitalized([...soon, ...fee].join(', and '))}.`] }]),
    ],
    callToAction: { title: 'Want a price for your own house?', text: 'Call us, or send the form on the home page.' },
  };
}
