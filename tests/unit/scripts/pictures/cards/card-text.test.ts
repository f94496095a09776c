import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortCitySlug } from '#model/place.ts';
import { cardName } from '#scripts/pictures/cards/card-plan.ts';
import { readCardWords } from '#scripts/pictures/cards/card-text.ts';
import { committedModel } from '#tests/support/committed-data.ts';

/** What the cards of a data folder say, by card: 'Roof Washing | A gentle roof treatment ...'. */
const said = (dataFolder: string): Record<string, string> =>
  Object.fromEntries(
    readCardWords(dataFolder).map((words) => [
      cardName(words),
      [words.title, words.line].filter((text) => text !== null).join(' | '),
    ]),
  );

describe('the words of a card', () => {
  const cards = said('data');
  const model = committedModel();

  it("are the service's name and its short line", () => {
    for (const { slug, displayName, profile, description } of model.services) {
      expect(cards[`service-${slug}`]).toBe(`${displayName} | ${profile?.shortDescription ?? description}`);
    }
  });

  it('are the place and the trade, with the state on the line of its place', () => {
    for (const { slug, name } of model.cities) {
      expect(cards[`city-${shortCitySlug(slug)}`]).toBe(`${name},\u00a0SC | Exterior cleaning`);
    }
    expect(model.hubs.map(({ slug }) => cards[`hub-${slug}`])).toEqual([
      'Cayce,\u00a0SC | Exterior cleaning in the Congaree River area',
      'Forest Acres,\u00a0SC | Exterior cleaning',
      'Irmo,\u00a0SC | Exterior cleaning in the Lake Murray area',
    ]);
  });

  it("are a post's title alone", () => {
    for (const { slug, title } of model.posts) expect(cards[`post-${slug}`]).toBe(title);
  });

  it('name the company on every card, and its promise where the title already names it', () => {
    const { name, guarantee } = model.business;
    for (const { kind, title, foot } of readCardWords('data')) {
      expect([title, foot]).toEqual(kind === 'default' ? [name, guarantee] : [title, name]);
    }
  });

  it('are there for every service, city, hub and post, and once for all other pages', () => {
    const { services, cities, hubs, posts } = model;
    expect(Object.keys(cards)).toHaveLength(services.length + cities.length + hubs.length + posts.length + 1);
  });
});

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-'));
    for (const name of ['business.json', 'services', 'cities', 'hubs'])
      cpSync(join('data', 'catalogue', name), join(folder, 'catalogue', name), { recursive: true });
    cpSync(join('data', 'snapshot'), join(folder, 'snapshot'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const edit = (table: string, change: (rows: Record<string, unknown>[]) => void): void => {
    const file = join(folder, 'snapshot', `${table}.json`);
    const rows = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
    change(rows);
    writeFileSync(file, JSON.stringify(rows));
  };

  it('gives a new service and a new post their cards', () => {
    edit('services', (rows) =>
      rows.push({ slug: 'fence-washing', display_name: 'Fence Washing', description: 'Pickets.' }),
    );
    edit('posts', (rows) => rows.push({ slug: 'fences', title: 'How to Wash a Fence', status: 'published' }));
    expect(said(folder)).toMatchObject({
      'service-fence-washing': 'Fence Washing | Pickets.',
      'post-fences': 'How to Wash a Fence',
    });
  });

  it("keeps a draft's title to itself, and that of a post in the bin", () => {
    edit('posts', (rows) =>
      rows.push(
        { slug: 'a-draft', title: 'Not Yet', status: 'draft' },
        { slug: 'a-mistake', title: 'No More', status: 'published', deleted_at: '2026-11-01T00:00:00Z' },
      ),
    );
    expect(Object.keys(said(folder))).not.toContain('post-a-draft');
    expect(Object.keys(said(folder))).not.toContain('post-a-mistake');
  });

  it('with a title of emoji or of letters the font lacks has no boxes on its cards', () => {
    edit('posts', (rows) => {
      Object.assign(rows[0]!, { slug: 'pines', title: 'Pine 🌲 Straw 👍🏽 in Łódź, “½ off”' });
      Object.assign(rows[1]!, { slug: 'cyrillic', title: 'Чистка' });
      Object.assign(rows[2]!, { slug: 'trees', title: '🌲🌲' });
    });
    const cards = said(folder);
    expect(cards['post-pines']).toBe('Pine Straw in Łódź, “½ off”');
    expect(Object.keys(cards).filter((name) => /cyrillic|trees/.test(name))).toEqual([]);
  });

  it('with a issue is told with file, row and field', () => {
    edit('posts', (rows) => Object.assign(rows[1]!, { title: null }));
    expect(() => readCardWords(folder)).toThrow(/posts\.json: row 2: title: expected a text/);
    edit('posts', (rows) => Object.assign(rows[1]!, { slug: '../../etc' }));
    expect(() => readCardWords(folder)).toThrow(/posts\.json: row 2: slug: is \.\.\/\.\.\/etc, expected a slug/);
  });
});
