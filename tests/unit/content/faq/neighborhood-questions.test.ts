import { describe, expect, it } from 'vitest';
import { NEIGHBORHOOD_QUESTIONS, neighborhoodQuestions } from '#content/faq/neighborhood-questions.ts';
import { someSentences } from '#content/sentences.ts';
import { DEFAULT_BUSINESS } from '#data/catalogue/business.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import type { Neighborhood } from '#model/place.ts';
import { plainText } from '#model/question.ts';
import { isAboutService } from '#scripts/audit/uniqueness/text-reader.ts';
import { subjectsOf } from '#scripts/audit/uniqueness/subjects.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { smallModel, smallPlace, smallService } from '#tests/support/small-model.ts';

const { business } = SMALL_CATALOGUE;
const model = smallModel();
const { services, neighborhoods } = model;
const pairs = services.flatMap((service) => neighborhoods.map((place) => [service.slug, place.slug] as const));
const terms = new Map(subjectsOf(model).services.map((service) => [service.slug, service]));

const questionsOn = (service: string, place: Neighborhood, neighbors: readonly { readonly name: string }[] = []) =>
  neighborhoodQuestions(smallService(service), place, neighbors, business);
/** Questions and answers as text: a place's names may appear in either. */
const textOn = (service: string, place: Neighborhood, neighbors: readonly { readonly name: string }[] = []): string =>
  questionsOn(service, place, neighbors)
    .map((entry) => `${entry.question} ${plainText(entry.answer)}`)
    .join('\n');

describe.each(pairs)('the questions on %s in %s', (service, slug) => {
  const place = smallPlace(slug);
  const questions = questionsOn(service, place);

  it('are nineteen, distinct and not empty', () => {
    expect(NEIGHBORHOOD_QUESTIONS).toBe(19);
    expect(questions).toHaveLength(NEIGHBORHOOD_QUESTIONS);
    expect(new Set(questions.map((entry) => entry.question.toLowerCase())).size).toBe(NEIGHBORHOOD_QUESTIONS);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].+\?$/);
      expect(plainText(answer).trim()).toMatch(/^[A-Z\d].+[.!]$/s);
    }
  });

  it('all name the service or a surface it works on', () => {
    expect(questions.filter(({ question }) => !isAboutService(question, terms.get(service)!))).toEqual([]);
  });

  it('are grouped by theme', () => {
    const themes = questions.map((entry) => entry.theme);
    expect(themes.filter((theme, index) => theme !== themes[index - 1])).toHaveLength(new Set(themes).size);
  });

  it('name the place and have no gaps in their sentences', () => {
    const text = textOn(service, place);
    expect(text).toContain(place.name);
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}| {2}| [,.?]|\ba [aeiou]|\.\./);
  });

  it('contain the facts that the specification requires for every place', () => {
    const text = textOn(service, place);
    for (const fact of ['no travel fee', '2-5 days', 'licensed and insured']) expect(text).toContain(fact);
    expect(text).toMatch(/\d PSI/);
    expect(text).toMatch(/\$\d/);
  });
});

it('uses a place’s own landmarks and roads', () => {
  const text = textOn('house-washing', smallPlace('shandon'));
  for (const name of ['Sims Park', 'Hand Middle School', 'Devine Street', 'Wheat Street']) expect(text).toContain(name);
});

it('names no road or landmark that is not known, and no interstate as a street', () => {
  const unknown = { ...smallPlace('friarsgate'), landmarks: [], localBusinesses: [], roads: ['I-26'] };
  const text = textOn('house-washing', unknown);
  expect(text).toContain('Yes, on the main roads and the side streets.');
  expect(text).not.toMatch(/I-26|houses near|the schools/);
});

it('gives names the article that a sentence needs', () => {
  const place = { ...smallPlace('shandon'), name: 'River District', landmarks: ['Broad River', 'Sims Park'] };
  const text = textOn('house-washing', { ...place, localBusinesses: [] }, [{ name: 'Camden Historic District' }]);
  expect(text).toContain('cost in the River District?');
  expect(text).toContain('near the Broad River and Sims Park.');
  expect(text).toContain('We also serve the Camden Historic District.');
});

it('lists a name close by once, and never the place itself', () => {
  const place = {
    ...smallPlace('friarsgate'),
    landmarks: ['Friarsgate', 'Rawls Creek Park'],
    localBusinesses: ['Rawls Creek Park', 'Corley School'],
  };
  expect(textOn('house-washing', place)).toContain('near Rawls Creek Park and Corley School.');
});

it('says where else the company works, and nothing of the way there', () => {
  const text = textOn('house-washing', smallPlace('shandon'), [{ name: 'Rosewood' }, { name: 'Five Points' }]);
  expect(text).toContain('We also serve Rosewood and Five Points.');
  expect(text).not.toContain('on the way');
});

it('states the drive to a place with coordinates in minutes, and no figures without', () => {
  expect(textOn('house-washing', smallPlace('friarsgate'))).toMatch(/The drive to Friarsgate takes us [\d-]+ minutes/);
  expect(textOn('house-washing', smallPlace('old-mill'))).not.toMatch(/\d+ minutes/);
});

it('uses the place’s preposition', () => {
  const text = textOn('house-washing', { ...smallPlace('shandon'), name: 'Airport Boulevard', preposition: 'on' });
  expect(text).toContain('How much does house washing cost on Airport Boulevard?');
  expect(text).not.toContain('in Airport Boulevard');
  expect(textOn('house-washing', smallPlace('shandon'), [{ name: 'Airport Boulevard' }])).not.toContain(
    'in Airport Boulevard',
  );
});

it('gives a name its article in a question that a region words too', () => {
  const region = {
    ...business.region,
    advice: [
      {
        characteristic: 'brick homes',
        source: '',
        question: 'How do the walls of {place} change {gerund}?',
        advice: { 'house-washing': 'Red dust.' },
      },
    ],
  } as const;
  const place: Neighborhood = { ...smallPlace('shandon'), name: 'River District', characteristics: ['brick homes'] };
  const questions = neighborhoodQuestions(smallService('house-washing'), place, [], { ...business, region });
  expect(questions.map(({ question }) => question)).toContain(
    'How do the walls of the River District change house washing?',
  );
});

it('answers in one sentence what a page with a sheet says at length', () => {
  const place = smallPlace('shandon');
  const words = { ...smallService('house-washing').profile!.words, method: 'First sentence. Second sentence.' };
  const service = { ...smallService('house-washing'), profile: { ...smallService('house-washing').profile!, words } };
  const withSheet = { ...place, jobs: { 'house-washing': { line: null, sheet: ['Words.'], misfit: null } } };
  const answers = (where: Neighborhood): string =>
    neighborhoodQuestions(service, where, [], business)
      .map((entry) => plainText(entry.answer))
      .join(' ');
  expect(answers(place)).toContain('Second sentence.');
  expect(answers(withSheet)).not.toContain('Second sentence.');
});

it('takes the month from a sheet that names one', () => {
  const { words } = smallService('house-washing').profile!;
  const answer = (sheet: readonly string[]): string => {
    const place = { ...smallPlace('shandon'), jobs: { 'house-washing': { line: null, sheet, misfit: null } } };
    const questions = questionsOn('house-washing', place);
    return plainText(questions.find(({ question }) => question.startsWith('When is the best time'))!.answer);
  };
  expect(answer([])).toBe(words.season);
  expect(answer(['The walls are brick.'])).toBe(someSentences(words.season, 1));
  for (const time of ['Late September is the time.', 'Midwinter often has such days.', 'Wait for Memorial Day.'])
    expect(answer(['The walls are brick.', `Mind the ivy. ${time} Move the cars.`])).toBe(
      `${time} ${words.conditions}`,
    );
  // A sentence that needs the one before it brings it along.
  expect(answer(['Bring a hose. It dries slowly here. So choose a week in May.'])).toBe(
    `Bring a hose. It dries slowly here. So choose a week in May. ${words.conditions}`,
  );
  // Months of another paragraph are not about the visit.
  expect(answer(['By January a mat lies in it.', 'We bring ladders.'])).toBe(words.conditions);
  expect(answer(['You may march up the steps.'])).toBe(someSentences(words.season, 1));
});

it.each(['a guarantee', null])('answers what the guarantee means only if the owner gives one: %s', (guarantee) => {
  for (const place of [smallPlace('shandon'), { ...smallPlace('shandon'), characteristics: [] }]) {
    const promises = { ...business.promises, cleansAgain: guarantee !== null };
    const company = { ...business, guarantee, promises };
    const questions = neighborhoodQuestions(smallService('house-washing'), place, [], company);
    const answers = questions
      .filter(({ question }) => question.includes('not happy'))
      .map(({ answer }) => plainText(answer));
    expect(answers).toEqual(guarantee === null ? [] : [expect.stringContaining(guarantee)]);
    expect(questions).toHaveLength(NEIGHBORHOOD_QUESTIONS);
  }
});

it('keeps the number of questions for a place with every characteristic', () => {
  const everything = { ...smallPlace('shandon'), characteristics: Object.keys(CHARACTERISTICS) };
  for (const { slug } of services) expect(questionsOn(slug, everything)).toHaveLength(NEIGHBORHOOD_QUESTIONS);
});

it('leaves dollar signs and braces in a name unchanged', () => {
  const odd = { ...smallPlace('shandon'), name: '$& {gerund} $1' };
  const questions = questionsOn('house-washing', odd);
  expect(questions.filter((entry) => entry.question.includes('$& {gerund} $1')).length).toBeGreaterThan(4);
});

it('keeps its number of questions for a company that promises nothing, and does not ask whether it is insured', () => {
  for (const place of [smallPlace('shandon'), { ...smallPlace('shandon'), characteristics: [] }]) {
    const questions = neighborhoodQuestions(smallService('house-washing'), place, [], DEFAULT_BUSINESS);
    expect(questions).toHaveLength(NEIGHBORHOOD_QUESTIONS);
    expect(questions.filter(({ question }) => /insured|not happy/.test(question))).toEqual([]);
  }
});

it('The answer about stains links to the pages of stains, if there are any', () => {
  const place = smallPlace('shandon');
  const answer = (stains: readonly { readonly label: string; readonly href: string }[]) =>
    neighborhoodQuestions(smallService('house-washing'), place, [], business, stains).find(({ question }) =>
      question.startsWith('Which stains'),
    )?.answer ?? [];
  const hrefs = (stains: Parameters<typeof answer>[0]) =>
    answer(stains).flatMap((run) => (typeof run !== 'string' && run.kind === 'link' ? [run.href] : []));
  expect(hrefs([])).toEqual([]);
  expect(plainText(answer([]))).not.toContain('pictures');
  expect(hrefs([{ label: 'Moss', href: '/stains/moss' }])).toEqual(['/stains/moss']);
});
