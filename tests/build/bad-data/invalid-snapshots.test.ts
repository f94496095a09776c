import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles, builtText } from '#tests/support/built-site.ts';
import type { SpoiltRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { leftovers, removeTried, triedFolder, tryBuild } from '#tests/support/tried-build.ts';

const NAME = 'invalid';
const OLD_PAGE = '<!doctype html><title>The site from before</title>';

/** An invalid snapshot, and the issue lines that the build must print; {…} is the snapshot's folder. */
interface Case {
  readonly title: string;
  readonly spoil?: (rows: SpoiltRows) => void;
  /** Changes the folder after it was locked. */
  readonly damage?: (folder: string) => void;
  readonly issues: readonly string[];
}

const NEW_ID = 'Give the newer row a new id; to generate one, run: node -p "crypto.randomUUID()"';

const CASES: readonly Case[] = [
  {
    title: 'a malformed row of cities',
    spoil: ({ cities }) => (cities[0]!['slug'] = 'Columbia, SC'),
    issues: [
      '{…}/cities.json: row Columbia, SC: slug: is "Columbia, SC", expected a slug: lowercase letters, digits and single hyphens',
      '{…}/cities.json: row Columbia, SC: slug: is "Columbia, SC", expected a slug that ends in -south-carolina',
    ],
  },
  {
    title: 'a malformed row of services',
    spoil: ({ services }) => delete services[1]!['display_name'],
    issues: ['{…}/services.json: row oil-stain-removal: display_name: is nothing, expected a text'],
  },
  {
    title: 'a malformed row of neighborhoods',
    spoil: ({ neighborhoods }) => (neighborhoods[0]!['landmarks'] = [{ name: 'Sims Park' }, 'Five Points']),
    issues: ['{…}/neighborhoods.json: row shandon: landmarks.1: is "Five Points", expected an object with a name'],
  },
  {
    title: 'a malformed row of posts',
    spoil: ({ posts }) => (posts[0]!['published_at'] = 'last Tuesday'),
    issues: [
      '{…}/posts.json: row published: published_at: is "last Tuesday", expected an ISO 8601 time with offset, such as 2026-01-31T12:00:00Z',
    ],
  },
  {
    title: 'issues in several tables at once',
    spoil: ({ cities, services, neighborhoods }) => {
      cities[2]!['latitude'] = 91;
      services[0]!['name'] = '';
      neighborhoods[3]!['characteristics'] = 'mill village';
    },
    issues: [
      '{…}/cities.json: row newtown-south-carolina: latitude: is 91, expected at most 90',
      '{…}/services.json: row house-washing: name: is "", expected a text that is not empty',
      '{…}/neighborhoods.json: row old-mill: characteristics: is "mill village", expected a list of texts',
    ],
  },
  {
    title: 'two cities with one slug',
    spoil: ({ cities }) => (cities[1]!['slug'] = cities[0]!['slug']),
    issues: [
      '{…}/cities.json: row columbia-south-carolina (id 2): slug: is "columbia-south-carolina", expected one row only; row columbia-south-carolina (id 1) has it too',
    ],
  },
  {
    title: 'two services with one slug',
    spoil: ({ services }) => (services[2]!['slug'] = 'house-washing'),
    issues: [
      '{…}/services.json: row house-washing (id 3): slug: is "house-washing", expected one row only; row house-washing (id 1) has it too',
    ],
  },
  {
    title: 'two neighborhoods of one city with one slug',
    spoil: ({ neighborhoods }) => (neighborhoods[1]!['slug'] = 'shandon'),
    issues: [
      '{…}/neighborhoods.json: row shandon (id 2): slug within its city: is "1 shandon", expected one row only; row shandon (id 1) has it too',
    ],
  },
  {
    title: 'a neighborhood that was copied with its id',
    spoil: ({ neighborhoods }) => neighborhoods.push({ ...neighborhoods[0], slug: 'melrose', name: 'Melrose' }),
    issues: [
      `{…}/neighborhoods.json: row melrose: id: is "1", expected one row only; row shandon has it too. ${NEW_ID}`,
    ],
  },
  {
    title: 'a city with the id of another',
    spoil: ({ cities }) => (cities[1]!['id'] = 1),
    issues: [
      `{…}/cities.json: row irmo-south-carolina: id: is "1", expected one row only; row columbia-south-carolina has it too. ${NEW_ID}`,
    ],
  },
  {
    title: 'two posts with one slug',
    spoil: ({ posts }) => (posts[1]!['slug'] = 'published'),
    issues: [
      '{…}/posts.json: row published (id scheduled): slug: is "published", expected one row only; row published (id published) has it too',
    ],
  },
  {
    title: 'a neighborhood whose city is missing',
    spoil: ({ neighborhoods }) => (neighborhoods[2]!['city_id'] = 99),
    issues: ['{…}/neighborhoods.json: row friarsgate: city_id: is "99", expected the id of a row of cities.json'],
  },
  {
    title: 'a missing manifest',
    damage: (folder) => rmSync(join(folder, 'manifest.json')),
    issues: ['{…}/manifest.json: row -: the file: is missing, expected a file; download it with: npm run snapshot'],
  },
  {
    title: 'a missing table',
    damage: (folder) => rmSync(join(folder, 'posts.json')),
    issues: ['{…}/posts.json: row -: the file: is missing, expected a file; download it with: npm run snapshot'],
  },
];

beforeAll(() => {
  removeTried(NAME);
  mkdirSync(triedFolder(NAME));
  writeFileSync(join(triedFolder(NAME), 'index.html'), OLD_PAGE);
});
afterAll(() => removeTried(NAME));

describe('a build', () => {
  it.each(CASES)(
    'stops at $title, names the row, and leaves the previous site unchanged',
    async ({ spoil, damage, issues }) => {
      const { folder, remove } = snapshotFolder(spoil);
      damage?.(folder);
      const build = await tryBuild(NAME, folder).finally(remove);

      const [summary, ...lines] = build.errors;
      expect(lines).toEqual(issues.map((line) => line.replace('{…}/', join(folder, '/'))));
      expect(summary).toBe(
        `${issues.length === 1 ? '1 issue' : `${issues.length} issues`} in the data; nothing was written.`,
      );
      expect(build.exitCode).toBe(1);

      expect(builtFiles(triedFolder(NAME))).toEqual(['index.html']);
      expect(builtText('index.html', triedFolder(NAME))).toBe(OLD_PAGE);
      expect(leftovers(NAME)).toBe(false);
    },
  );

  it('stops at two neighborhoods whose pages would share a path, and names both', async () => {
    const { folder, remove } = snapshotFolder(({ cities, neighborhoods }) => {
      cities[0]!['slug'] = 'st-south-carolina';
      cities[1]!['slug'] = 'st-matthews-south-carolina';
      neighborhoods[0]!['slug'] = 'matthews-mill';
      neighborhoods[2]!['slug'] = 'mill';
    });
    const build = await tryBuild(NAME, folder).finally(remove);
    expect(build.exitCode).toBe(1);
    expect(build.errors).toEqual([
      'Two neighborhoods share the path /faq/…/st-matthews-mill: mill of st-matthews-south-carolina and matthews-mill of st-south-carolina. Change one slug.',
    ]);
    expect(builtText('index.html', triedFolder(NAME))).toBe(OLD_PAGE);
  });
});
