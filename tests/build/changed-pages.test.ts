import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteData } from '#data/site.ts';
import type { Site } from '#model/model.ts';
import { NOTE_TOPICS } from '#model/notes.ts';
import { changedPaths } from '#scripts/snapshot/affected-pages.ts';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import type { EditableRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, removeBuilds, runBuild } from '#tests/support/test-build.ts';
import { workingCopy, type WorkingCopy } from '#tests/support/working-copy.ts';

const DAY = '2026-06-01';
const NAME = 'changed-pages';

/** The small site with three places near each other, a service that fits one of them, and a post about a place. */
function prepare(rows: EditableRows): void {
  const [shandon, rosewood, friarsgate] = rows.neighborhoods;
  Object.assign(rosewood!, { latitude: 33.983, longitude: -81.006 });
  Object.assign(friarsgate!, { characteristics: ['lakefront'] });
  rows.services.push({ ...rows.services[0], id: 4, slug: 'dock-cleaning', display_name: 'Dock Cleaning' });
  Object.assign(rows.posts[0]!, { tags: [shandon!['name']], body: 'About [walls](/services/house-washing).' });
}

type Edit = (rows: EditableRows) => void;

const EDITS: Readonly<Record<string, Edit>> = {
  'a renamed place': ({ neighborhoods: [place] }) =>
    Object.assign(place!, { name: 'Old Shandon', slug: 'old-shandon', old_slugs: ['shandon'] }),
  'a moved place': ({ neighborhoods: [, , place] }) => Object.assign(place!, { latitude: 33.99, longitude: -81.03 }),
  'a removed place': ({ neighborhoods }) => neighborhoods.splice(2, 1),
  'a renamed city, service and post': ({ cities, services, posts }) => {
    Object.assign(cities[1]!, { name: 'Irmo Town' });
    Object.assign(services[1]!, { display_name: 'Oil Spot Removal' });
    Object.assign(posts[0]!, { title: 'Another title' });
  },
};

/** Pages that say nothing of rows, or that visitors do not read. */
const OTHERS = /^\/(?:404|offline|thank-you|styleguide|example-faq|admin.*)$/;

/** The HTML of a page without header, footer and the verdict of the noindex gates, which compare all pages. */
const ownHtml = (path: string, folder: string): string =>
  pageHtml(path, folder)
    .replaceAll(/<(header|footer) class="site-\1.*?<\/\1>/gs, '')
    .replace(/<meta name="robots"[^>]*>/, '');

/** What a build wrote: the HTML of each page by path. */
function builtPages(folder: string): Map<string, string> {
  const paths = builtPaths(folder).filter((path) => !OTHERS.test(path));
  return new Map(paths.map((path) => [path, ownHtml(path, folder)]));
}

interface Version {
  readonly site: Site;
  readonly pages: ReadonlyMap<string, string>;
}

/** Builds the prepared site with an edit, from the committed catalogue or a copy's, and reads what it is built from. */
async function version(edit: Edit, root = '.'): Promise<Version> {
  const { folder, remove } = snapshotFolder((rows) => {
    prepare(rows);
    edit(rows);
  });
  try {
    const build = await runBuild(NAME, folder, { day: DAY, root });
    expect(build).toMatchObject({ exitCode: 0, errors: [] });
    const { model } = readSiteData({ dataFolder: join(root, 'data'), snapshotFolder: folder, at: DAY });
    const site = { model, origin: model.business.url, day: DAY, cards: new Set<string>() };
    return { site, pages: builtPages(join(root, buildFolder(NAME))) };
  } finally {
    remove();
  }
}

let before: Version;
let copy: WorkingCopy;
beforeAll(async () => {
  copy = workingCopy();
  before = await version(() => undefined);
});
afterAll(() => {
  removeBuilds(NAME);
  copy.remove();
});

/** The paths whose HTML differs between two builds, those included that only one has. */
const differing = (one: Version['pages'], other: Version['pages']): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort();

/** Compares what the snapshot command counts with two builds, and returns the paths. */
function expectExact(after: Version): string[] {
  const counted = changedPaths(before.site, after.site, 'data');
  expect(counted.toSorted()).toEqual(differing(before.pages, after.pages));
  return counted;
}

describe('the pages that a snapshot counts as changed are those that two builds write differently', () => {
  it.each(Object.entries(EDITS))('for %s', async (_, edit) => {
    expect(expectExact(await version(edit)).length).toBeGreaterThan(3);
  });

  it('for a changed note', async () => {
    const file = join(copy.folder, 'data', 'catalogue', 'places', 'columbia-south-carolina.json');
    const topics = Object.entries(NOTE_TOPICS).map(([topic, about]) => [topic, `What we know in Shandon: ${about}.`]);
    const notes = (
      existsSync(file)
        ? JSON.parse(readFileSync(file, 'utf8'))
        : { slug: 'columbia-south-carolina', places: { shandon: Object.fromEntries(topics) as object } }
    ) as { places: Record<string, { houses: string }> };
    notes.places['shandon']!.houses += ' Some have new porches.';
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(notes));
    expect(expectExact(await version(() => undefined, copy.folder))).toContain(
      '/service-areas/columbia-south-carolina/shandon',
    );
  });

  it('for no change', () => {
    expect(expectExact(before)).toEqual([]);
  });
});
