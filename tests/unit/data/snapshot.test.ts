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
    expect(issuesOf(folder).message).toContain(`${file}: row -: sha256`);
    const { rows, edited } = readSnapshot(folder, { acceptEdits: true });
    expect(rows.cities.map(({ name }) => name)).toContain('Irmoville');
    expect(edited).toEqual([file]);
  });

  it('is refused for an invalid row even where edits are accepted', () => {
    const folder = spoilt(({ cities }) => (cities[0]!['latitude'] = 91));
    expect(() => readSnapshot(folder, { acceptEdits: true })).toThrow('latitude: is 91');
  });

  it('reports the issues of all tables at once, one per line', () => {
    const error = issuesOf(
      spoilt(({ cities, services, neighborhoods, posts }) => {
        cities[0]!['county'] = 7;
        services[1]!['display_name'] = '';
        neighborhoods[0]!['roads'] = null;
        neighborhoods[2]!['latitude'] = 99;
        posts[0]!['status'] = 'hidden';
      }),
    );
    expect(error.issues.map(({ row, field, value }) => [row, field, value])).toEqual([
      ['columbia-south-carolina', 'county', '7'],
      ['oil-stain-removal', 'display_name', '""'],
      ['shandon', 'roads', 'null'],
      ['friarsgate', 'latitude', '99'],
      ['published', 'status', '"hidden"'],
    ]);
    const [headline, ...lines] = error.message.split('\n');
    expect(headline).toBe('5 issues in the data; nothing was written.');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/cities\.json: row columbia-south-carolina: county: is 7, expected .+/);
  });

  it.each(Object.keys(TABLES) as TableName[])('names both rows of %s that share a slug', (table) => {
    const error = issuesOf(spoilt((rows) => rows[table].push({ ...rows[table][0], id: 'twin' })));
    expect(error.issues).toMatchObject([{ field: expect.stringMatching(/slug/) as string }]);
    expect(error.issues[0]?.row).toContain('id twin');
    expect(error.issues[0]?.expected).toContain(`id ${String(smallRows()[table][0]!.id)}`);
  });

  it('may have the same neighborhood slug in two cities', () => {
    const { rows } = read(({ neighborhoods }) => neighborhoods.push({ ...neighborhoods[0], id: 'twin', city_id: 2 }));
    expect(rows.neighborhoods.filter((row) => row.slug === 'shandon')).toHaveLength(2);
  });

  it.each(['cities', 'services', 'neighborhoods', 'posts'] as const)(
    'names both rows of %s that share an id, and the remedy',
    (table) => {
      const copied = smallRows()[table][0]!.slug;
      const slug = table === 'cities' ? 'copy-south-carolina' : 'copy';
      const error = issuesOf(spoilt((rows) => rows[table].push({ ...rows[table][0], slug, name: 'A copy' })));
      expect(error.issues).toMatchObject([{ row: slug, field: 'id' }]);
      expect(error.message).toContain(`${table}.json: row ${slug}: id: is`);
      expect(error.message).toContain(`row ${copied} has it too. Give the newer row a new id`);
    },
  );

  it('reports a duplicate city id alone, not each neighborhood that it affects', () => {
    const error = issuesOf(spoilt(({ cities }) => (cities[0]!['id'] = cities[1]!['id'])));
    expect(error.issues).toMatchObject([{ row: 'irmo-south-carolina', field: 'id', value: '"2"' }]);
    expect(error.message).toContain('row columbia-south-carolina has it too');
  });

  it('rejects a neighborhood without a city', () => {
    const error = issuesOf(spoilt(({ neighborhoods }) => (neighborhoods[1]!['city_id'] = 99)));
    expect(error.issues).toMatchObject([{ row: 'rosewood', field: 'city_id', value: '"99"' }]);
    expect(error.issues[0]?.expected).toContain('cities.json');
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

  it('are rejected with a number of rows other than the manifest’s', () => {
    const folder = spoilt();
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Snapshot['manifest'];
    writeFileSync(file, JSON.stringify({ ...manifest, tables: { ...manifest.tables, cities: { ...manifest.tables.cities, rows: 27 } } }));
    expect(issuesOf(folder).issues).toMatchObject([{ field: 'number of rows', value: '3', expected: '27, as the manifest says' }]);
  });

  it('are rejected with the parser’s message if they are not JSON', () => {
    const folder = spoilt();
    writeFileSync(join(folder, 'services.json'), '[{"slug": }]');
    expect(issuesOf(folder).issues).toMatchObject([{ field: 'the file', expected: expect.stringMatching(/^JSON \(.+\)$/) as string }]);
  });

  it('are rejected with a manifest of another format version', () => {
    const folder = spoilt();
    writeFileSync(join(folder, 'manifest.json'), '{"formatVersion": 2}');
    expect(issuesOf(folder).issues.map((issue) => issue.field)).toEqual(['formatVersion', 'takenAt', 'source', 'tables']);
  });
});
