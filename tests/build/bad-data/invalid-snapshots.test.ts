import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildFacts } from '#model/build-facts.ts';
import { EXIT_CODES } from '#scripts/build/exit-codes.ts';
import { builtFiles, builtText } from '#tests/support/built-site.ts';
import { localRows, snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { hasLeftovers, removeBuilds, buildFolder, runBuild } from '#tests/support/test-build.ts';

const NAME = 'invalid';
const OLD_PAGE = '<!doctype html><title>The previous site</title>';

/** A snapshot that is not whole, and the issues that the build reports; {…} is the snapshot's folder. */
interface Case {
  readonly title: string;
  /** Changes the folder after the snapshot was locked. */
  readonly damage: (folder: string) => void;
  readonly issues: readonly string[];
}

/** Edits a file of the snapshot as a person would. */
const edit = (folder: string, name: string, from: string, to: string): void => {
  const file = join(folder, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};

const CASES: readonly Case[] = [
  {
    title: 'rows that were edited by hand and are invalid now',
    damage: (folder) => {
      edit(folder, 'cities.json', String(localRows().cities[0]!.latitude), '91');
      edit(folder, 'services.json', '"Washing of walls."', '7');
    },
    issues: [
      '{…}/cities.json: row columbia-south-carolina: latitude: is 91, expected at most 90',
      '{…}/services.json: row house-washing: description: is 7, expected a text',
    ],
  },
  {
    title: 'a missing table',
    damage: (folder) => rmSync(join(folder, 'posts.json')),
    issues: ['{…}/posts.json: the file: is missing, expected a file; download it with: npm run snapshot'],
  },
];

beforeAll(() => {
  removeBuilds(NAME);
  mkdirSync(buildFolder(NAME));
  writeFileSync(join(buildFolder(NAME), 'index.html'), OLD_PAGE);
});
afterAll(() => removeBuilds(NAME));

describe('a build', () => {
  it.each(CASES)(
    'fails on $title, reports each issue and leaves the previous site unchanged',
    async ({ damage, issues }) => {
      const { folder, remove } = snapshotFolder();
      damage(folder);
      const build = await runBuild(NAME, folder).finally(remove);

      const [summary, ...lines] = build.errors;
      expect(lines).toEqual(issues.map((line) => line.replace('{…}/', join(folder, '/'))));
      expect(summary).toBe(
        `${issues.length === 1 ? '1 issue' : `${issues.length} issues`} in the data; nothing was written.`,
      );
      // A deploy reports it as refused, with 'Publish anyway'.
      expect(build.exitCode).toBe(EXIT_CODES.refusedUnlessMeant);

      expect(builtFiles(buildFolder(NAME))).toEqual(['index.html']);
      expect(builtText('index.html', buildFolder(NAME))).toBe(OLD_PAGE);
      expect(hasLeftovers(NAME)).toBe(false);
    },
  );

  it('leaves out the rows of a complete snapshot that it cannot show, and names them', async () => {
    const { folder, remove } = snapshotFolder(({ cities, services, neighborhoods, posts }) => {
      cities[2]!['latitude'] = 91;
      delete services[1]!['display_name'];
      neighborhoods[0]!['landmarks'] = [{ name: 'Sims Park' }, 'Five Points'];
      neighborhoods.push({ ...neighborhoods[1], slug: 'melrose', name: 'Melrose' });
      posts[0]!['published_at'] = 'last Tuesday';
      posts[0]!['cover_image'] = '/images/uploads/house.webp';
    });
    const build = await runBuild(NAME, folder).finally(remove);
    expect(build.exitCode, build.errors.join('\n')).toBe(0);
    const lines = build.output.split('\n');
    const start = lines.findIndex((line) => line.startsWith('Set aside: 7 issues'));
    expect(lines.slice(start + 1, start + 8)).toEqual([
      '  cities: row newtown-south-carolina: latitude: is 91, expected at most 90: left out',
      '  services: row oil-stain-removal: display_name: is nothing, expected a text: left out',
      '  neighborhoods: row shandon: landmarks.1: is "Five Points", expected an object with a name: left out',
      '  posts: row published: cover_image: is "/images/uploads/house.webp", expected a picture of the site: /images/uploads/… or /images/posts/…-1200.webp: left out',
      expect.stringMatching(/^ {2}posts: row published: published_at: is "last Tuesday"/),
      expect.stringMatching(
        /^ {2}neighborhoods: row old-mill: city_id: is "3", expected a city that is not left out itself/,
      ),
      expect.stringMatching(
        /^ {2}neighborhoods: row melrose: id: is "2", expected one row only; row rosewood has it too\./,
      ),
    ]);
    const folderOfBuild = buildFolder(NAME);
    expect(builtFiles(folderOfBuild)).toContain('faq/house-washing/columbia-rosewood.html');
    expect(builtFiles(folderOfBuild)).not.toContain('faq/house-washing/columbia-shandon.html');
    const facts = JSON.parse(builtText('admin/build.json', folderOfBuild)) as BuildFacts;
    expect(facts.setAside.count).toBe(7);
    expect(facts.rows).toEqual({ cities: 2, services: 2, neighborhoods: 2, posts: 3 });
  });
});
