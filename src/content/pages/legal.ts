import { capitalized } from '#model/format.ts';
import { withArticle } from '#content/names.ts';
import { paragraph } from '#content/sentences.ts';
import { workWords } from '#content/work-words.ts';
import { type OfferedServices, offersWashing } from '#model/service.ts';
import type { Business } from '#model/business.ts';
import type { Section } from './city.ts';

/** Marks a text that the owner has to adapt; preflight lists it. */
export const LEGAL_TEXT_IS_TEMPLATE = true;

/** How to reach the company, in one sentence; the contact page's form if it gives neither phone nor email. */
function contactSentence({ phone, email }: Business): string {
  const ways = [...(phone === null ? [] : [`call ${phone}`]), ...(email === null ? [] : [`write to ${email}`])];
  return ways.length === 0 ? 'Send us the form on the contact page.' : `${capitalized(ways.join(' or '))}.`;
}

/** The privacy policy: a plain starting text that describes what the site does. */
export function privacySections(business: Business): readonly Section[] {
  return [
    {
      heading: 'What we ask for',
      text: 'The quote form asks for your name, email, phone, address, the service you want and a message and, if you like, for days and times that suit you. Along with it go the page and the town you were reading about, the price estimate you asked for and the ad that brought you, where there are any. We use these to answer your request, to plan the visit and to send the bill. Nothing else.',
    },
    {
      heading: 'Where it goes',
      text: 'When you send the form, your answers go over an encrypted connection to the service that passes requests on to us. We do not sell or rent them.',
    },
    {
      heading: 'What the site keeps in your browser',
      text: 'The site itself sets no cookies. Your browser keeps copies of the last 40 pages you read, and of their pictures, so that they open without a connection. A request stays in your browser until the site knows that we have it. After 30 days it is deleted there the next time you visit the site, whether it was sent or not. The last city page you saw, the estimate you asked for and the ad that brought you are kept until you close the tab. You can delete all of this in your browser at any time.',
    },
    {
      heading: 'Advertising',
      text: 'If we use an advertising pixel, it loads on the public pages and reports page views and sent forms. It stays off when your browser sends Global Privacy Control.',
    },
    {
      heading: 'How long we keep it',
      text: `We keep requests as long as we need them for ${business.guarantee === null ? 'the job' : 'the job, its guarantee'} and our tax records. Ask us, and we delete everything that we are not required to keep.`,
    },
    {
      heading: 'Questions',
      text: `${contactSentence(business)} You can ask to see, correct or delete what we hold about you.`,
    },
  ];
}

/** The terms of service: a plain starting text. */
export function termsSections(business: Business, services: OfferedServices): readonly Section[] {
  const { verb, gerund } = workWords(services);
  const guarantee = paragraph(
    business.guarantee === null ? '' : `Our work comes with ${withArticle(business.guarantee)}.`,
    business.promises.cleansAgain ? `If a part is not clean, tell us and we ${verb} it again at no cost.` : '',
  );
  return [
    {
      heading: 'Estimates',
      text: `An estimate is ${business.promises.freeEstimates ? 'free. It is ' : ''}based on what you tell us and what we see. If the job turns out different, we tell you before we start, and you decide.`,
    },
    {
      heading: 'Visits',
      text: 'We need an outside water spigot and a way to the work. If weather makes the work unsafe, we move the visit to the next free day.',
    },
    ...(guarantee === '' ? [] : [{ heading: 'Guarantee', text: guarantee }]),
    {
      heading: `What ${gerund} cannot do`,
      text: offersWashing(services)
        ? 'Washing shows what lies under the dirt. Worn paint, oxidized siding, loose mortar and old etching stay, and some stains only fade. We point out what we see before we begin.'
        : 'Cleaning shows what lies under the dirt and repairs none of it. Loose parts, open seams, worn paint and old scratches stay. We point out what we see before we begin.',
    },
    {
      heading: 'Payment',
      text: 'Payment is due when the work is done, unless we agreed otherwise in writing.',
    },
    {
      heading: 'Questions',
      text: contactSentence(business),
    },
  ];
}
