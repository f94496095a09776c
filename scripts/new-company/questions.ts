import { z } from 'zod';
import { businessFile, promisesFile, regionFields } from '#data/catalogue/business.ts';
import { type Promises, isPromised } from '#model/promises.ts';
import { errorMap } from '#model/rows/parse.ts';
import { STATES } from '#model/state.ts';
import type { Ask } from './answers.ts';
import type { CompanyFacts } from './new-company.ts';

const { name, url, phone, email, base } = businessFile.shape;
const { area, areaIn, locality, timeZone } = regionFields.shape;

/** A state by its abbreviation or its name. */
const state = z
  .string()
  .transform((text) =>
    STATES.find((each) => [each.abbreviation, each.name].some((word) => word.toLowerCase() === text.toLowerCase())),
  )
  .refine((found) => found !== undefined, 'a state, such as CO or Colorado');

const zipCode = z.string().regex(/^\d{5}$/, 'a ZIP code of five digits');

const COORDINATES = 'latitude and longitude in degrees, such as 40.015, -105.27';

/** Two numbers with a comma. West of Greenwich, as all of the United States that people live in is. */
const coordinates = z
  .string()
  .regex(/^\s*-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?\s*$/, COORDINATES)
  .transform((text) => {
    const [latitude, longitude] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .pipe(base)
  .refine(({ latitude, longitude }) => latitude > 0 && longitude < 0, `${COORDINATES} (the longitude is negative)`);

const YES_OR_NO: Readonly<Record<string, boolean>> = { y: true, yes: true, n: false, no: false };

const yesOrNo = z
  .string()
  .transform((text) => YES_OR_NO[text.toLowerCase()])
  .refine((answer) => answer !== undefined, 'yes or no');

/** What is asked about each promise. */
const PROMISE_QUESTIONS: { readonly [Name in keyof Promises]: string } = {
  licensed: 'Are you licensed? (yes or no)',
  insured: 'Are you insured? (yes or no)',
  freeEstimates: 'Are your estimates free? (yes or no)',
  noTravelFee: 'Do you come without a travel fee? (yes or no)',
  answersSameDay: 'Do you usually answer a request on the same day? (yes or no)',
  visitsWithin: 'How soon can you usually come, or nothing (such as 2-5 days)',
  visitsSameDay: 'Can you often come on the same day? (yes or no)',
  stories: 'Up to how many stories do you clean gutters, or nothing (such as 2)',
  cleansAgain: 'Do you clean again, at no cost, what is not clean? (yes or no)',
  references: 'Do you name customers nearby whom people can ask? (yes or no)',
  locallyOwned: 'Do the owners live in the area? (yes or no)',
};

const toCount = (text: string): number | null => (text === '' ? null : Number(text));
const orNull = (text: string): string | null => (text === '' ? null : text);

/**
 * Asks for the facts that a site cannot do without, and for the promises that its pages make. A wrong answer is asked
 * again, after `tell` has said what was expected. Rejects, having written nothing, when `ask` does.
 */
export async function askCompany(ask: Ask, tell: (line: string) => void): Promise<CompanyFacts> {
  /** Asks until the answer fits the schema. */
  async function answered<S extends z.ZodType>(
    question: string,
    schema: S,
    prepare: (answer: string) => unknown = (answer) => answer,
  ): Promise<z.infer<S>> {
    for (;;) {
      const answer = await ask(`${question}: `);
      const parsed = schema.safeParse(prepare(answer), { error: errorMap });
      if (parsed.success) return parsed.data;
      const expected = [...new Set(parsed.error.issues.map(({ message }) => message))].join('; ');
      tell(`  ${answer === '' ? 'Nothing was entered' : `"${answer}" does not fit`}. Expected: ${expected}.`);
    }
  }

  async function promised(): Promise<Promises> {
    const answers: Partial<Record<keyof Promises, unknown>> = {};
    for (const promise of Object.keys(PROMISE_QUESTIONS) as (keyof Promises)[]) {
      const question = PROMISE_QUESTIONS[promise];
      if (promise === 'stories') answers[promise] = await answered(question, promisesFile.shape.stories, toCount);
      else if (promise === 'visitsWithin')
        answers[promise] = await answered(question, promisesFile.shape.visitsWithin, orNull);
      else answers[promise] = await answered(question, yesOrNo);
    }
    return promisesFile.parse(answers);
  }

  const company = {
    name: await answered("The company's name (such as Flatiron House Washing)", name),
    url: await answered("The site's address (such as https://www.example.com)", url),
    phone: await answered('Phone number, or nothing (such as (303) 555-0142)', phone, orNull),
    email: await answered('Email address, or nothing (such as quotes@example.com)', email, orNull),
  };
  const town = await answered('The town that you name as your own (such as Boulder)', locality);
  const home = (await answered('Its state (such as CO)', state)).abbreviation;
  const postalCode = await answered('Its ZIP code (such as 80302)', zipCode);
  const region = await answered('What people call the area, as in a sentence (such as the Front Range)', area);
  const inRegion = await answered(
    `Where you work, in one phrase (such as on the Front Range; nothing for "in ${region}")`,
    areaIn,
    (answer) => (answer === '' ? `in ${region}` : answer),
  );
  const computers = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // A server's own zone says nothing about the company.
  const ownZone = computers.startsWith('America/') ? computers : '';
  const zone = await answered(
    `Your time zone (such as America/Denver${ownZone === '' ? '' : `; nothing for this computer's, ${ownZone}`})`,
    timeZone,
    (answer) => (answer === '' ? ownZone : answer),
  );
  const center = await answered('Latitude and longitude of your base (such as 40.015, -105.27)', coordinates);
  tell('What you promise. Pages say only what you answer with yes, and you can change it later.');
  const promises = await promised();
  return {
    ...company,
    address: { street: null, locality: town, region: home, postalCode, country: 'US' },
    region: {
      state: home,
      locality: town,
      area: region,
      areaIn: inRegion ?? `in ${region}`,
      timeZone: zone,
      zipCodes: `^${postalCode.slice(0, 2)}\\d{3}$`,
      reach: 150,
      pack: null,
      seasons: { pollen: null, leafFall: null, algae: null, freeze: null, storms: null, snow: null },
    },
    base: center,
    promises,
    // They were asked for, so preflight need not take one that the sample also makes for an oversight.
    confirmed: (Object.keys(promises) as (keyof Promises)[])
      .filter((promise) => isPromised(promises, promise))
      .map((promise) => `promises.${promise}` as const),
  };
}
