import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#content/sentences.ts';
import { cityYear, placeYear, serviceYear, type Year } from '#content/year.ts';
import { yearStrip } from '#features/year/year-strip.ts';
import { knowsSeasons } from '#model/region.ts';
import { MONTHS } from '#model/format.ts';
import { THIRDS_IN_YEAR, thirdsOf, timeOfYear, type YearSpan } from '#model/time-of-year.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { namedThirds, possibleMonths } from '#tests/support/named-months.ts';

const model = committedModel();
const { region } = model.business;
const { seasons } = region;

/** Whether there are words about pollen for certain: a company may have none yet. */
const isAboutPollen = model.business.sample && seasons.pollen !== null;

const monthOf = (third: number): string => MONTHS[Math.floor((third % THIRDS_IN_YEAR) / 3)]!;
const spansOf = (when: string): readonly YearSpan[] => timeOfYear(when) ?? [];
const during = (when: string | null): ReadonlySet<number> => thirdsOf(when === null ? [] : spansOf(when));

/** The months in which stretches of the year begin and end. */
const endsOf = (when: string): readonly string[] =>
  spansOf(when).flatMap(({ start, end }) => [monthOf(start), monthOf(end - 1)]);
const monthsIn = (when: string): readonly string[] => [...during(when)].map(monthOf);

const serviceWeeks = model.services.flatMap((service) =>
  [service.profile?.weeks?.best ?? null, service.profile?.weeks?.good ?? null].flatMap((when) =>
    when === null ? [] : [{ name: `${service.slug}: ${when}`, when, words: service.profile!.words }],
  ),
);
const placeWeeks = model.neighborhoods.flatMap((place) =>
  place.weeks.map((weeks) => ({ name: `${place.slug}: ${weeks.when}`, ...weeks, place })),
);
const cityWeeks = model.cities.flatMap((city) =>
  (city.profile?.weeks ?? []).map((weeks) => ({
    name: `${city.slug}: ${weeks.when}`,
    ...weeks,
    profile: city.profile!,
  })),
);

/** Every sentence about a place in its notes and job sheets, and about a city in its portrait and job sheets. */
const sentences: readonly { readonly name: string; readonly text: string }[] = [
  ...model.neighborhoods.flatMap(({ slug, notes, jobs }) => [
    ...Object.entries<unknown>({ ...notes }).flatMap(([topic, note]) =>
      typeof note === 'string' ? [[`${slug} ${topic}`, note] as const] : [],
    ),
    ...Object.entries(jobs).map(([service, job]) => [`${slug} ${service}`, job.sheet.join(' ')] as const),
  ]),
  ...model.cities.flatMap(({ slug, profile, sheets }) => [
    ...Object.entries<string>({ ...profile?.portrait }).map(([topic, note]) => [`${slug} ${topic}`, note] as const),
    ...Object.entries(sheets).map(([service, sheet]) => [`${slug} ${service}`, sheet.join(' ')] as const),
  ]),
].flatMap(([name, text]) => sentencesOf(text).map((sentence) => ({ name, text: sentence })));

describe('the good weeks that the year shows', () => {
  it('of a service are months that its season words name', () => {
    for (const { name, when, words } of serviceWeeks) {
      const named = possibleMonths(words.season);
      expect(
        endsOf(when).filter((month) => !named.has(month)),
        name,
      ).toEqual([]);
    }
  });

  it('of a place are months that its notes on the season name', () => {
    for (const { name, when, place } of placeWeeks) {
      const named = possibleMonths(place.notes!.season);
      expect(
        endsOf(when).filter((month) => !named.has(month)),
        name,
      ).toEqual([]);
    }
  });

  it('of a city are months that its portrait names', () => {
    for (const { name, when, profile } of cityWeeks) {
      const named = possibleMonths(Object.values(profile.portrait).join(' '));
      expect(
        endsOf(when).filter((month) => !named.has(month)),
        name,
      ).toEqual([]);
    }
  });

  it('are outside the pollen where the service says to wait for its end', () => {
    const pollen = during(seasons.pollen);
    const waiting = serviceWeeks.filter(({ words }) => words.conditions.includes('pollen'));
    for (const { name, when } of waiting) {
      expect(
        [...during(when)].filter((third) => pollen.has(third)),
        name,
      ).toEqual([]);
    }
    const washes = [...placeWeeks, ...cityWeeks].filter((weeks) => !weeks.for.includes('gutter'));
    for (const { name, when } of washes) {
      expect(
        [...during(when)].filter((third) => pollen.has(third)),
        name,
      ).toEqual([]);
    }
    if (isAboutPollen) expect(waiting.length + washes.length).toBeGreaterThan(0);
  });

  it('share a month with what the job sheets of the place recommend', () => {
    const RECOMMENDS =
      /\b(?:best|good|right|ideal|choose|pick|plan|aim|suits?|works?|fine|smart|prime|favorite|easy|kind)\b/i;
    const JOBS = [
      ['house-washing', /wall|siding|house|brick|home|wood|trim|porch|cabin/],
      ['gutter-cleaning', /gutter|straw/],
      ['dock-cleaning', /dock/],
      ['driveway-pressure-washing', /drive|concrete/],
      ['deck-cleaning', /deck/],
    ] as const;
    const contradictions = model.neighborhoods.flatMap((place) =>
      JOBS.flatMap(([service, surface]) => {
        const shown = place.weeks.filter((weeks) => surface.test(weeks.for)).flatMap(({ when }) => monthsIn(when));
        const recommended = sentencesOf((place.jobs[service]?.sheet ?? []).join(' '))
          .filter((sentence) => RECOMMENDS.test(sentence))
          .flatMap((sentence) => [...namedThirds(sentence)].map(monthOf));
        if (shown.length === 0 || recommended.length === 0) return [];
        return shown.some((month) => recommended.includes(month))
          ? []
          : [`${place.slug} ${service}: ${shown.join()} against ${recommended.join()}`];
      }),
    );
    expect(contradictions).toEqual([]);
  });
});

describe('the months of what grows and falls', () => {
  it('leave the pollen behind where places and sheets say that it is over', () => {
    const last = Math.max(...during(seasons.pollen), -1);
    const OVER =
      /\bpollen (?:is|has|was)(?: mostly)? (?:over|gone|done|down|past|passed|finished|ended|spent|settled|fallen)\b|\bafter (?:the )?(?:pine |yellow )?pollen\b|\bpollen (?:ends|stops|gone|over|down|past|finished)(?=[,.;]| and\b)/;
    const said = sentences.filter(({ text }) => OVER.test(text) && namedThirds(text).size > 0);
    for (const { name, text } of said) {
      expect(
        [...namedThirds(text)].some((third) => third > last),
        `${name}: ${text}`,
      ).toBe(true);
    }
    if (isAboutPollen) expect(said).not.toEqual([]);
  });

  it('are those that the services name for pollen and leaf fall', () => {
    for (const service of model.services) {
      for (const text of sentencesOf(service.profile?.words.season ?? '')) {
        if (/\bpollen that falls from\b/.test(text)) {
          const falls = /falls (from [^,.]+?) is done/.exec(text)?.[1] ?? '';
          expect(
            [...during(seasons.pollen)].every((third) => namedThirds(falls).has(third)),
            text,
          ).toBe(true);
        }
        if (/\bleaf fall\b|\bleaves are gone\b/.test(text)) {
          const named = possibleMonths(text);
          expect(
            endsOf(seasons.leafFall ?? '').filter((month) => !named.has(month)),
            text,
          ).toEqual([]);
        }
      }
    }
  });
});

describe('the year of a page', () => {
  const pages: readonly (readonly [string, Year | null])[] = [
    ...model.services.map((service) => [service.slug, serviceYear(service, region)] as const),
    ...model.cities.map((city) => [city.slug, cityYear(city, region)] as const),
    ...model.neighborhoods.map((place) => [place.slug, placeYear(place, region)] as const),
  ];

  it('has a row for each season of the region, in the words of the business file', () => {
    const known = Object.values<string | null>({ ...seasons }).filter((when) => when !== null);
    for (const [name, year] of pages) {
      expect(year === null, name).toBe(!knowsSeasons(region));
      expect(year?.events.map(({ when }) => when.toLowerCase()).sort() ?? [], name).toEqual(
        (year === null ? [] : known.map((when) => when.toLowerCase())).sort(),
      );
    }
  });

  it('does not exist in a region of which nothing is known, and its place stays empty', () => {
    const unknown = {
      ...region,
      seasons: { pollen: null, leafFall: null, algae: null, freeze: null, storms: null, snow: null },
    };
    const years = model.services.map((service) => serviceYear(service, unknown));
    expect(years.every((year) => year === null)).toBe(true);
    expect(yearStrip(null).value).toBe('');
  });

  it('draws nothing that the region does not have', () => {
    const service = model.services[0]!;
    const only = {
      ...region,
      seasons: {
        ...region.seasons,
        pollen: null,
        algae: null,
        leafFall: null,
        storms: null,
        snow: null,
        freeze: 'January',
      },
    };
    const { value } = yearStrip(serviceYear(service, only));
    expect(value).toContain('class="yr-icicle"');
    for (const mark of ['pollen', 'leaf', 'rain', 'flake', 'algae']) expect(value).not.toContain(`class="yr-${mark}"`);
  });

  it('says in its table everything that the picture shows, without style attributes or scripts', () => {
    for (const [name, year] of pages) {
      const { value } = yearStrip(year);
      for (const { label, when } of [...(year?.events ?? []), ...(year?.weeks ?? [])]) {
        expect(value, name).toContain(`${label}</th><td>${when}`);
      }
      expect(value, name).not.toMatch(/ style=|<script/);
    }
  });
});
