import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { indexablePages } from '#routes/inventory.ts';
import { isRowPage } from '#scripts/audit/page-record.ts';
import { committedModel, hasCommittedSnapshot } from '#tests/support/committed-data.ts';
import { allHeads, duplicates } from '#tests/support/committed-heads.ts';

describe.runIf(hasCommittedSnapshot)('the heads of the committed data', () => {
  const heads = hasCommittedSnapshot ? allHeads() : [];
  const { pricing, rating, yearsInBusiness } = readCatalogue('data').business;
  /** Whether the company gives a price, reviews or years of experience. */
  const advertises = [pricing, rating, yearsInBusiness].some((fact) => fact !== null);

  it('with index set belong to the indexable pages', () => {
    const paths = new Set(indexablePages(committedModel()).map((page) => page.path));
    expect(heads.filter((head) => head.index && !paths.has(head.path)).map((head) => head.path)).toEqual([]);
    expect(heads.length).toBeGreaterThan(paths.size - 10);
  });

  it('have titles of at most 60 characters', () => {
    expect(
      heads.filter((head) => head.title.length > 60).map((head) => `${head.title} (${head.title.length})`),
    ).toEqual([]);
  });

  it('have descriptions of 50 to 155 characters, but for places of which nothing is known yet', () => {
    const outside = heads.filter(
      ({ path, description }) =>
        description.length > 155 || (description.length < 50 && (advertises || !path.startsWith('/service-areas/'))),
    );
    expect(outside.map((head) => `${head.path}: ${head.description} (${head.description.length})`)).toEqual([]);
  });

  // Of rows with one title the build makes all but the first noindex.
  it('have distinct paths, and on the company’s own pages distinct titles and descriptions', () => {
    const own = heads.filter(({ path }) => !isRowPage(path));
    const shared = (['title', 'description'] as const).flatMap((field) => duplicates(own, field));
    expect([...shared, ...duplicates(heads, 'path')]).toEqual([]);
  });

  it('of cities and hubs advertise a price, reviews or years of experience, if the company gives one', () => {
    const advertised = heads.filter(({ path }) => /^\/(?:service-areas\/[^/]+|locations\/[^/]+)$/.test(path));
    expect(advertised.length).toBe(committedModel().cities.length + committedModel().hubs.length);
    const silent = advertised.filter(({ description }) => !/\$\d|\d reviews|years of experience/.test(description));
    expect(silent.map(({ path }) => path)).toEqual(advertises ? [] : advertised.map(({ path }) => path));
  });

  it('name the price of a service once', () => {
    const twice = heads.filter(
      ({ description }) => (description.match(/start(?:s|ing) at \$|priced? .*building/gi) ?? []).length > 1,
    );
    expect(twice.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
  });

  it('have no missing value in title and description', () => {
    const gaps = heads.filter((head) =>
      /undefined|null|NaN| {2}| [,.:]|\(\)/.test(`${head.title} ${head.description}`),
    );
    expect(gaps.map((head) => head.path)).toEqual([]);
  });
});
