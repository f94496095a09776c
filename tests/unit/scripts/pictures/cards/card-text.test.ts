import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { readSnapshot } from '#data/snapshot.ts';
import type { Model } from '#model/model.ts';
import { stateOf } from '#model/state.ts';
import type { Row } from '#model/rows/tables.ts';
import { cardName } from '#scripts/pictures/cards/card-plan.ts';
import { cardTexts } from '#scripts/pictures/cards/card-text.ts';
import { hasStainPicture } from '#scripts/pictures/families/stains.ts';
import { drawnPictures } from '#scripts/pictures/pipeline/site-pictures.ts';

const { rows } = readSnapshot('data/snapshot');
const catalogue = readCatalogue('data');
const AT = '2026-11-20T12:00:00Z';
const model = joinModel(rows, catalogue, AT);

/** The text of each card by its name: 'Roof Washing | A gentle roof treatment ...'. */
const textByCard = (of: Model): Record<string, string> =>
  Object.fromEntries(
    cardTexts(of).map((card) => [cardName(card), [card.title, card.line].filter((text) => text !== null).join(' | ')]),
  );

describe('card text', () => {
  it('has the name of each service, city, hub and drawn stain or the title of each post as its title', () => {
    const { services, cities, hubs, stains, posts } = model;
    const titles = [
      ...services.map((service) => service.displayName),
      ...cities.map(({ name, slug }) => `${name},\u00a0${stateOf(slug).abbreviation}`),
      ...hubs.map(({ name, slug }) => `${name},\u00a0${slug.slice(-2).toUpperCase()}`),
      ...stains.filter(({ slug }) => hasStainPicture(slug)).map(({ name }) => name),
      ...posts.map(({ title }) => title),
    ];
    expect(
      cardTexts(model)
        .filter(({ kind }) => kind !== 'default')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(titles.sort());
  });

  it('has the company name on every card, and the guarantee, else the trade, below it on the default card', () => {
    const { name, guarantee } = model.business;
    for (const { kind, title, foot } of cardTexts(model))
      expect([title, foot]).toEqual(kind === 'default' ? [name, guarantee ?? 'Exterior cleaning'] : [title, name]);
  });

  it('has what a stain looks like below its name, and skips stains without a drawing', () => {
    const stains = model.stains.filter(({ slug }) => slug === 'moss');
    const undrawn = { ...stains[0]!, slug: 'no-such-stain' };
    const named = Object.entries(textByCard({ ...model, stains: [...stains, undrawn] })).filter(([name]) =>
      name.startsWith('stain-'),
    );
    expect(named).toEqual(stains.map(({ slug, name, look }) => [`stain-${slug}`, `${name} | ${look}`]));
  });

  it('drops emoji, and skips titles in letters that the font lacks', () => {
    const [post] = model.posts;
    const titles = { pines: 'Pine 🌲 Straw 👍🏽 in Łódź, “½ off”', cyrillic: 'Чистка', trees: '🌲🌲' };
    const posts = Object.entries(titles).map(([slug, title]) => ({ ...post!, slug, title }));
    const named = Object.entries(textByCard({ ...model, posts })).filter(([name]) => name.startsWith('post-'));
    expect(named).toEqual([['post-pines', 'Pine Straw in Łódź, “½ off”']]);
  });

  it('is not drawn while business.json has issues, so that no card shows the default wording', () => {
    const businessIssues = ['data/catalogue/business.json is missing: default wording is used.'];
    expect(() => cardTexts({ ...model, businessIssues })).toThrow(/business\.json is missing.*fix the file/);
  });
});

describe('pictures of posts', () => {
  const post = (slug: string, change: Partial<Row<'posts'>>): Row<'posts'> => ({ ...rows.posts[0]!, slug, ...change });
  const posts = [
    post('published', { status: 'published' }),
    post('scheduled-before', { status: 'scheduled', published_at: '2026-11-20T11:00:00Z' }),
    post('scheduled-after', { status: 'scheduled', published_at: '2026-11-20T13:00:00Z' }),
    post('draft', { status: 'draft' }),
    post('deleted', { status: 'published', deleted_at: '2026-11-01T00:00:00Z' }),
  ];

  it('exist only for the posts that the site shows', () => {
    const shown = joinModel({ ...rows, posts }, catalogue, AT);
    const paths = drawnPictures(shown).flatMap(({ files }) => files.map(({ path }) => path));
    const slugsAt = (pattern: RegExp): string[] => paths.flatMap((path) => pattern.exec(path)?.[1] ?? []).sort();
    const slugs = shown.posts.map(({ slug }) => slug).sort();
    expect(slugs).toEqual(['published', 'scheduled-before']);
    expect(slugsAt(/^images\/og\/post-(.+)\.jpg$/)).toEqual(slugs);
    expect(slugsAt(/^images\/posts\/(.+)-400\.webp$/)).toEqual(slugs);
  });
});
