import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSnapshot, type Snapshot } from '#data/snapshot.ts';
import { DataError } from '#model/rows/issue.ts';
import { TABLES, type TableName } from '#model/rows/tables.ts';
import { smallRows, type EditableRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';

function spoilt(spoil?: (rows: EditableRows) => void): string {
  const { folder, remove } = snapshotFolder(spoil);
  onTestFinished(remove);
  return folder;
}

/** The error of reading a folder. */
function issuesOf(folder: string): DataError {
  try {
    readSnapshot(folder);
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
  throw new Error('The snapshot has no issue.');
}

const read = (spoil?: (rows: EditableRows) => void): Snapshot => readSnapshot(spoilt(spoil));

/** What a snapshot sets aside: '{table} {row} {field} {value}'. */
const leftOut = ({ setAside }: Snapshot): string[] =>
  setAside.map(({ table, row, field, value, outcome }) => {
    expect(outcome).toBe('left out');
    return [table, row, field, value].join(' ');
  });

describe('a snapshot', () => {
  it('is read when every row is valid', () => {
    const { rows, manifest } = read();
    expect(rows.neighborhoods[0]?.landmarks).toContain('Sims Park');
    expect(manifest.tables.cities.rows).toBe(rows.cities.length);
  });

  it('may have empty tables', () => {
    const { rows } = read((tables) => {
      for (const name of Object.keys(tables)) tables[name as TableName] = [];
    });
    expect(Object.values(rows).flat()).toEqual([]);
  });

  it('that was edited since it was locked is refused, and read for the development server', () => {
    const folder = spoilt();
    const file = join(folder, 'cities.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Irmo"', '"Irmoville"'));
    expect(issuesOf(folder).message).toContain(`${file}: sha256`);
    const { rows, edited } = readSnapshot(folder, { acceptEdits: true });
    expect(rows.cities.map(({ name }) => name)).toContain('Irmoville');
    expect(edited).toEqual([file]);
  });

  it.each<[string, (rows: string) => string]>([
    ['latitude: is 91', (rows) => rows.replace(/(?<="latitude": )[\d.-]+/, '91')],
    ['slug: is', (rows) => rows.replace('"irmo-south-carolina"', '"columbia-south-carolina"')],
  ])('that was edited is refused for %s even where edits are accepted', (issue, edit) => {
    const folder = spoilt();
    const file = join(folder, 'cities.json');
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
    expect(() => readSnapshot(folder, { acceptEdits: true })).toThrow(issue);
  });

  it('leaves out a former slug of a service that looks like a city’s, keeps the service, and says so', () => {
    const { rows, setAside } = read(({ services }) => {
      services[0]!['old_slugs'] = ['washing', 'columbia-south-carolina'];
    });
    expect(rows.services[0]?.old_slugs).toEqual(['washing']);
    expect(setAside).toEqual([
      {
        table: 'services',
        id: '1',
        row: 'house-washing',
        field: 'old_slugs.1',
        value: '"columbia-south-carolina"',
        expected: 'a slug that does not end like a city’s, in the name of a state',
        outcome: 'shown without the former slug',
      },
    ]);
  });

  it('leaves out invalid rows of all tables, and says which', () => {
    const snapshot = read(({ services, neighborhoods, posts }) => {
      services[1]!['display_name'] = '';
      neighborhoods[0]!['roads'] = null;
      neighborhoods[2]!['latitude'] = 99;
      posts[0]!['status'] = 'hidden';
    });
    expect(leftOut(snapshot)).toEqual([
      'services oil-stain-removal display_name ""',
      'neighborhoods shandon roads null',
      'neighborhoods friarsgate latitude 99',
      'posts published status "hidden"',
    ]);
    const { rows } = snapshot;
    expect(rows.services.map(({ slug }) => slug)).not.toContain('oil-stain-removal');
    expect(rows.neighborhoods.map(({ slug }) => slug)).toEqual(['rosewood', 'old-mill']);
  });

  it('leaves out the neighborhoods of a city that it leaves out', () => {
    const snapshot = read(({ cities }) => (cities[0]!['county'] = 7));
    expect(leftOut(snapshot)).toEqual([
      'cities columbia-south-carolina county 7',
      'neighborhoods shandon city_id "1"',
      'neighborhoods rosewood city_id "1"',
    ]);
    expect(snapshot.setAside[1]?.expected).toBe('a city that is not left out itself');
  });

  it('keeps three reasons of a row that has thousands', () => {
    const snapshot = read(
      ({ neighborhoods }) => (neighborhoods[0]!['landmarks'] = Array.from({ length: 5000 }, () => 7)),
    );
    expect(leftOut(snapshot)).toEqual([0, 1, 2].map((index) => `neighborhoods shandon landmarks.${index} 7`));
  });

  it.each(Object.keys(TABLES) as TableName[])('keeps the first of two rows of %s that share a slug', (table) => {
    const { rows, setAside } = read((tables) => tables[table].push({ ...tables[table][0], id: 'twin' }));
    expect(setAside).toMatchObject([{ table, id: 'twin', field: expect.stringMatching(/slug/) as string }]);
    expect(setAside[0]?.row).toContain('id twin');
    expect(setAside[0]?.expected).toContain(`id ${String(smallRows()[table][0]!.id)}`);
    expect(rows[table]).toHaveLength(smallRows()[table].length);
  });

  it('may have the same neighborhood slug in two cities', () => {
    const { rows } = read(({ neighborhoods }) => neighborhoods.push({ ...neighborhoods[0], id: 'twin', city_id: 2 }));
    expect(rows.neighborhoods.filter((row) => row.slug === 'shandon')).toHaveLength(2);
  });

  it.each(Object.keys(TABLES) as TableName[])('keeps the first of two rows of %s that share an id', (table) => {
    const copied = smallRows()[table][0]!.slug;
    const slug = table === 'cities' ? 'copy-south-carolina' : 'copy';
    const { setAside } = read((rows) => rows[table].push({ ...rows[table][0], slug, name: 'A copy' }));
    expect(setAside).toMatchObject([{ table, row: slug, field: 'id' }]);
    expect(setAside[0]?.expected).toContain(`row ${copied} has it too. Give the newer row a new id`);
  });

  it('keeps the first of two neighborhoods whose pages would share a path', () => {
    const snapshot = read(({ cities, neighborhoods }) => {
      cities.push({ ...cities[0], id: 8, name: 'West', slug: 'west-south-carolina' });
      cities.push({ ...cities[0], id: 9, name: 'West Columbia', slug: 'west-columbia-south-carolina' });
      neighborhoods.push({ ...neighborhoods[0], id: 8, city_id: 9, slug: 'one' });
      neighborhoods.push({ ...neighborhoods[0], id: 9, city_id: 8, slug: 'columbia-one' });
    });
    expect(leftOut(snapshot)).toEqual([
      'neighborhoods columbia-one of west-south-carolina slug in its path "west-columbia-one"',
    ]);
  });

  it('leaves out a neighborhood without a city', () => {
    const snapshot = read(({ neighborhoods }) => (neighborhoods[1]!['city_id'] = 99));
    expect(leftOut(snapshot)).toEqual(['neighborhoods rosewood city_id "99"']);
    expect(snapshot.setAside[0]?.expected).toBe('the id of a row of cities');
  });
});

describe('the files of a snapshot', () => {
  it.each(['manifest', ...Object.keys(TABLES)])('report how to restore a missing %s.json', (name) => {
    const folder = spoilt();
    rmSync(join(folder, `${name}.json`));
    const { message } = issuesOf(folder);
    expect(message).toContain(`${name}.json`);
    expect(message).toContain('missing');
    expect(message).toContain('npm run snapshot');
  });

  it('are rejected after an edit by hand, with advice to run snapshot:lock', () => {
    const folder = spoilt();
    appendFileSync(join(folder, 'posts.json'), '\n');
    const { issues } = issuesOf(folder);
    expect(issues).toMatchObject([{ field: 'sha256' }]);
    expect(issues[0]?.file).toContain('posts.json');
    expect(issues[0]?.expected).toContain('npm run snapshot:lock');
  });

  it('are rejected after an edit by hand that made a row invalid, and the row is named', () => {
    const folder = spoilt();
    const file = join(folder, 'cities.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Richland"', '7'));
    expect(issuesOf(folder).issues).toMatchObject([{ row: 'columbia-south-carolina', field: 'county', value: '7' }]);
  });

  it('are rejected with a number of rows other than the manifest’s', () => {
    const folder = spoilt();
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Snapshot['manifest'];
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, tables: { ...manifest.tables, cities: { ...manifest.tables.cities, rows: 27 } } }),
    );
    expect(issuesOf(folder).issues).toMatchObject([
      { field: 'number of rows', value: '3', expected: '27, as the manifest says' },
    ]);
  });

  it('are rejected with the parser’s message if they are not JSON', () => {
    const folder = spoilt();
    writeFileSync(join(folder, 'services.json'), '[{"slug": }]');
    expect(issuesOf(folder).issues).toMatchObject([
      { field: 'the file', expected: expect.stringMatching(/^JSON \(.+\)$/) as string },
    ]);
  });

  it('are rejected with a manifest of another format version', () => {
    const folder = spoilt();
    writeFileSync(join(folder, 'manifest.json'), '{"formatVersion": 2}');
    expect(issuesOf(folder).issues.map((issue) => issue.field)).toEqual([
      'formatVersion',
      'takenAt',
      'source',
      'tables',
    ]);
  });
});
