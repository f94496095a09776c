import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderMarkdown } from '#content/article/markdown.ts';
import { neighborhoodFaq } from '#content/article/faq-pages.ts';
import { type Store, startStore } from '#tests/support/store.ts';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { scratch } from '#tests/support/snapshot-run.ts';
import { BASE, HOSTILE_NAMES } from '#tests/support/snapshot-folder.ts';
import { formatIssue } from '#model/rows/issue.ts';
import { issueOf, setAsideLines } from '#model/set-aside.ts';
import { attempt } from '#tests/support/fetch-attempt.ts';
import { SEED, SEEDED } from '#tests/support/seeded-rows.ts';

let store: Store;
const place = scratch();
beforeAll(async () => {
  store = await startStore({ seed: SEED });
});
afterAll(async () => {
  place.remove();
  await store.stop();
});

const CITY = `(select id from public.cities where slug = 'columbia-south-carolina')`;

test('names that look like code are stored unchanged, and pages show them as text', async () => {
  const post = SEEDED.posts[0]!.slug;
  for (const [index, name] of HOSTILE_NAMES.entries()) {
    await store.pool.query(
      `insert into public.neighborhoods (city_id, name, slug, landmarks, roads, local_businesses, characteristics)
       values (${CITY}, $1, $2, $3, $3, $3, array[left($1, 60)])`,
      [name, `hostile-${index}`, JSON.stringify([{ name }])],
    );
  }
  await store.pool.query(`update public.posts set body = $1 where slug = '${post}'`, [
    `A word.\n\n<script>alert(1)</script>\n\n[link](javascript:alert(1))`,
  ]);
  const folder = place.at('text');
  const { failure, notices } = await attempt(store, folder);
  expect(failure).toBe('');
  expect(notices).toEqual([
    expect.stringMatching(/^Unknown characteristic: ".+" of row hostile-\d is not in src\/model\/.* more like this\.$/),
  ]);
  const { rows } = readSnapshot(folder);
  const hostile = rows.neighborhoods.filter(({ slug }) => slug.startsWith('hostile-'));
  expect(hostile.map(({ name }) => name)).toEqual(HOSTILE_NAMES);
  expect(hostile.map(({ landmarks }) => landmarks)).toEqual(HOSTILE_NAMES.map((name) => [name]));

  const model = joinModel(rows, readCatalogue('data'), '2026-12-01');
  const service = model.services[0]!;
  for (const neighborhood of model.neighborhoods.filter(({ slug }) => slug.startsWith('hostile-'))) {
    const { article } = neighborhoodFaq(
      service,
      { place: neighborhood, neighbors: [], placesThatFit: [] },
      model.business,
    );
    expect(article.value).not.toMatch(/<(?:script|b)\b|<\/script/);
  }
  const body = rows.posts.find(({ slug }) => slug === post)!.body;
  expect(body).toContain('<script>');
  expect(renderMarkdown(body).html.value).not.toMatch(/<script|javascript:/);
  await store.pool.query(`delete from public.neighborhoods where slug like 'hostile-%'`);
});

test('texts that no page can show are left out and listed in short lines, even if the store’s own checks are gone', async () => {
  const { rows } = await store.pool.query<{ sql: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  for (const { sql } of rows) await store.pool.query(sql);
  const bad: readonly (readonly [slug: string, name: string])[] = [
    ['long', 'x'.repeat(100_000)],
    ['control', 'New\u0007'],
    ['turned', 'New\u202enwoT'],
    ['isolated', 'New\u2066'],
    ['lines', 'New\nTown'],
    ['a/b', 'Slash'],
    ['../../etc', 'Up'],
    ['Upper', 'Upper'],
    ['\u001b[2J', 'Clears the screen'],
    ['y'.repeat(100_000), 'Long slug'],
  ];
  for (const [slug, name] of bad) {
    await store.pool.query(`insert into public.neighborhoods (city_id, name, slug) values (${CITY}, $1, $2)`, [
      name,
      slug,
    ]);
  }
  const { result } = await attempt(store, place.at('text'));
  const { first } = result!.setAside;
  const lines = first.map((entry) => formatIssue(issueOf(entry, entry.table)));
  for (const [slug] of bad) {
    const name = slug.slice(0, 80).replace('\u001b', '\\u001b');
    expect(lines.filter((line) => line.startsWith(`neighborhoods: row ${name}: `))).not.toEqual([]);
  }
  for (const line of [...lines, ...setAsideLines(result!.setAside)]) expect(line.length).toBeLessThan(400);
  // Characters that must not reach a terminal or the dashboard.
  const shown = first.flatMap(({ row, value, expected }) => [row, value, expected]).join('');
  // eslint-disable-next-line no-control-regex -- matches them on purpose
  expect(shown).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/);
  const kept = new Set(readSnapshot(place.at('text')).rows.neighborhoods.map(({ slug }) => slug));
  for (const [slug] of bad) expect(kept).not.toContain(slug);
});

test('a place beyond the region’s reach is told with its distance, and keeps its row', async () => {
  const { reach } = readCatalogue('data').business.region;
  await store.pool.query(
    `insert into public.neighborhoods (city_id, name, slug, latitude, longitude) values (${CITY}, 'Far South', 'far-south', $1, $2)`,
    [BASE.latitude - 20, BASE.longitude],
  );
  const folder = place.at('far');
  const { failure, notices } = await attempt(store, folder);
  expect(failure).toBe('');
  expect(notices).toContainEqual(
    expect.stringMatching(
      new RegExp(
        // 20 degrees of a meridian.
        `^Coordinates beyond the region: .*far-south of columbia-south-carolina: .*2,224 km from the base, expected a place within ${reach} km`,
      ),
    ),
  );
  expect(readSnapshot(folder).rows.neighborhoods.map(({ slug }) => slug)).toContain('far-south');
});
