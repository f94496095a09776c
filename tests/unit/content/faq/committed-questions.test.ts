import { describe, expect, it } from 'vitest';
import { CITY_QUESTIONS, cityServiceQuestions, coverageSentence } from '#content/faq/city-service-questions.ts';
import { NEIGHBORHOOD_QUESTIONS, neighborhoodQuestions } from '#content/faq/neighborhood-questions.ts';
import { serviceQuestions } from '#content/faq/service-questions.ts';
import { placesOf } from '#data/site.ts';
import { plainText, type Question } from '#model/question.ts';
import { faqCities } from '#routes/inventory.ts';
import { neighborsOf } from '#routes/neighbors.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';

interface Page {
  readonly name: string;
  readonly questions: readonly Question[];
}

function allPages(): { readonly places: Page[]; readonly cities: Page[] } {
  const model = committedModel();
  const services = model.services;
  const neighbors = neighborsOf(model.neighborhoods);
  return {
    places: model.neighborhoods.flatMap((place) =>
      services.map((service) => ({
        name: `${service.slug} in ${place.slug}`,
        questions: neighborhoodQuestions(service, place, neighbors.get(place), model.business),
      })),
    ),
    cities: faqCities(model).flatMap((city) =>
      services.map((service) => {
        const places = placesOf(model, city.slug);
        const written = serviceQuestions(service, model.questionSets, model.business);
        return {
          name: `${service.slug} in ${city.slug}: ${coverageSentence(service, city, places)}`,
          questions: cityServiceQuestions(service, city, places, written, model.business),
        };
      }),
    ),
  };
}

const distinct = (page: Page): number => new Set(page.questions.map((entry) => entry.question.toLowerCase())).size;

// A word left out, a template not filled in, an article before the wrong sound, two marks where one belongs.
const GAP =
  /undefined|null|NaN|[{}]| {2}| [,.?!]|[,.?!][,.]|\b[Aa] [aeiou](?!ne\b|n[ei]|s[ea]|ti|ur)|\b[Aa]n [bcdfgj-np-tv-z]/;

describe.runIf(hasCommittedSnapshot)('the questions of the committed data', () => {
  const { places, cities } = hasCommittedSnapshot ? allPages() : { places: [], cities: [] };

  it('are nineteen different ones on every neighborhood page', () => {
    expect(
      places
        .filter((page) => distinct(page) !== NEIGHBORHOOD_QUESTIONS || page.questions.length !== NEIGHBORHOOD_QUESTIONS)
        .map((page) => page.name),
    ).toEqual([]);
  });

  it('are up to ten different ones on every city page', () => {
    const odd = cities.filter(
      (page) => distinct(page) !== page.questions.length || page.questions.length > CITY_QUESTIONS,
    );
    expect(odd.map((page) => page.name)).toEqual([]);
    expect(cities.every((page) => page.questions.length > 5)).toBe(true);
  });

  it('have no gap in any sentence', () => {
    const sentences = [...places, ...cities].flatMap((page) => [
      page.name,
      ...page.questions.flatMap((entry) => [entry.question, plainText(entry.answer)]),
    ]);
    const gaps = [...new Set(sentences)].filter((sentence) => GAP.test(sentence));
    expect(gaps.slice(0, 20)).toEqual([]);
  });
});
