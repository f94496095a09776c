import type { Question } from '../../domain/question.ts';

/** The sample content of /example-faq (specification, section 2): heading, three trust points, five questions. */
export const EXAMPLE_FAQ = {
  heading: 'House washing questions, answered',
  trust: ['Licensed and insured', 'Over 10 years of experience', '100% satisfaction guarantee'],
  questions: [
    {
      question: 'How much does house washing cost?',
      answer: [
        'House washing costs $200-$600, and most homes fall between $300 and $450. Size, height and growth decide.',
      ],
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
      answer: ['A house wash lasts 1-2 years. Shaded walls may want cleaning again after 8-12 months.'],
    },
    {
      question: 'How soon can you come?',
      answer: ['Usually within 2-5 days, and there is no travel fee in the service area.'],
    },
  ] satisfies readonly Question[],
  callToAction: { title: 'Want a price for your own house?', text: 'Call us, or send the form on the home page.' },
} as const;
