import { paragraph } from '#content/sentences.ts';
import type { Promises } from '#model/promises.ts';

/** What happens after a request is sent, for /contact and /thank-you. */
export const nextSteps = ({
  answersSameDay,
  freeEstimates,
  visitsWithin,
}: Promises): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: 'We read it',
    text: `We read your message and look at the address${answersSameDay ? ', usually the same day' : ''}.`,
  },
  {
    title: 'You get a price',
    text: paragraph('We call or write with a price.', freeEstimates ? 'The estimate is free.' : ''),
  },
  {
    title: 'You pick the day',
    text: paragraph(visitsWithin === null ? '' : `Most visits are within ${visitsWithin}.`, 'The day is your choice.'),
  },
];

/** What helps to give a price and schedule a visit quickly. */
export const TO_HAVE_READY = [
  { title: 'A photo of the spots', text: 'One from close up, one from a few steps back.' },
  { title: 'The gate code', text: 'Or leave the side gate open on the day.' },
  { title: 'An outside water spigot', text: 'One that works. Our hoses start there.' },
] as const;
