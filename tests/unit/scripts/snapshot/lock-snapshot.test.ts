import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { distanceMiles } from '#model/geography.ts';
import { cityPath, cityServiceFaqPath, neighborhoodFaqPath, placePath } from '#routes/paths.ts';
import { compileRedirects, redirectRules } from '#routes/redirects.ts';
import { lockSnapshot } from '#scripts/snapshot/lock-snapshot.ts';
import { type SnapshotFolder, snapshotFolder } from '#tests/support/snapshot-folder.ts';

type Row = Record<string, unknown>;

let snapshot: SnapshotFolder;
beforeEach(() => {
  snapshot = snapshotFolder();
});
afterEach(() => snapshot.remove());

const fileOf = (name: string): string => join(snapshot.folder, `${name}.json`);
const read = (name: string): Row[] => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Row[];

/** Edits a table's file as a person would, leaving the manifest as it is. */
function edit(name: string, change: (rows: Row[]) => void): void {
  const rows = read(name);
  change(rows);
  writeFileSync(fileOf(name), JSON.stringify(rows));
}

describe('locking a snapshot that was edited by hand', () => {
  it('makes it readable for a build again and keeps its source', () => {
    edit('cities', (rows) => rows.splice(0, 1, { ...rows[0], name: 'Columbia!' }));
    expect(() => readSnapshot(snapshot.folder)).toThrow('npm run snapshot:lock');
    lockSnapshot(snapshot.folder);
    const { rows, manifest } = readSnapshot(snapshot.folder);
    expect(rows.cities.map((city) => city.name)).toContain('Columbia!');
    expect(manifest.source).toBe('a test');
  });

  it('sorts rows by slug, and neighborhoods with the same slug by city', () => {
    edit('neighborhoods', (rows) => rows.push({ ...rows[0], id: 9, city_id: 3 }, { ...rows[0], id: 8, city_id: 2 }));
    lockSnapshot(snapshot.folder);
    const order = read('neighborhoods').map((row) => `${String(row['slug'])} ${String(row['city_id'])}`);
    expect(order).toEqual(['friarsgate 2', 'old-mill 3', 'rosewood 1', 'shandon 1', 'shandon 2', 'shandon 3']);
  });

  it('keeps the format of the rows: lists of objects, numeric ids', () => {
    const before = read('neighborhoods').find((row) => row['slug'] === 'shandon');
    lockSnapshot(snapshot.folder);
    expect(read('neighborhoods').find((row) => row['slug'] === 'shandon')).toEqual(before);
  });

  it('dates it by the newest change, comparing across time zones', () => {
    edit('posts', (rows) => Object.assign(rows[0]!, { updated_at: '2026-05-05T23:00:00-04:00' }));
    edit('cities', (rows) => Object.assign(rows[0]!, { updated_at: '2026-05-06T01:00:00Z' }));
    expect(lockSnapshot(snapshot.folder).takenAt).toBe('2026-05-05T23:00:00-04:00');
  });

  it('works without a manifest', () => {
    rmSync(fileOf('manifest'));
    expect(lockSnapshot(snapshot.folder).source).toBe('edited by hand');
    expect(readSnapshot(snapshot.folder).rows.cities).toHaveLength(3);
  });

  it('accepts an unknown characteristic with a notice that suggests the closest match', () => {
    edit('neighborhoods', (rows) => Object.assign(rows[1]!, { characteristics: ['brick home'] }));
    const { notices } = lockSnapshot(snapshot.folder);
    expect(notices).toEqual([expect.stringMatching(/"brick home" of row rosewood .*Did you mean "brick homes"/)]);
  });

  it('writes the same bytes when it is locked twice', () => {
    lockSnapshot(snapshot.folder);
    const once = readFileSync(fileOf('manifest'), 'utf8');
    lockSnapshot(snapshot.folder);
    expect(readFileSync(fileOf('manifest'), 'utf8')).toBe(once);
    expect(readFileSync(fileOf('cities'), 'utf8')).toMatch(/^\[\n {2}\{\n[^]*\]\n$/);
  });

  it('refuses a row whose name is what a failed import writes', () => {
    edit('neighborhoods', (rows) => Object.assign(rows[0]!, { name: '[object Object]' }));
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      `${fileOf('neighborhoods')}: row shandon: name: is "[object Object]", expected a name, not [object Object]`,
    );
  });

  it('leaves an invalid snapshot unchanged, with issues that name the edited files', () => {
    edit('neighborhoods', (rows) => Object.assign(rows[0]!, { city_id: 'nowhere' }));
    const before = readFileSync(fileOf('neighborhoods'), 'utf8');
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      `${fileOf('neighborhoods')}: row shandon: city_id: is "nowhere"`,
    );
    expect(readFileSync(fileOf('neighborhoods'), 'utf8')).toBe(before);
    expect(existsSync(`${snapshot.folder}.locked`)).toBe(false);
  });

  it.each<[string, (rows: Row[]) => Row | null, string]>([
    [
      'a row that was copied with its id',
      ([row]) => ({ ...row, slug: 'melrose', name: 'Melrose' }),
      'row shandon: id: is "1", expected one row only; row melrose has it too. Give the newer',
    ],
    ['null in place of a row', () => null, 'row number 5: the row: is null, expected an object'],
    ['a row without a slug', () => ({ name: 'Melrose' }), 'row number 5: slug: is nothing, expected a slug'],
  ])('rejects %s', (_, added, issue) => {
    edit('neighborhoods', (rows) => rows.push(added(rows)!));
    expect(() => lockSnapshot(snapshot.folder)).toThrow(`${fileOf('neighborhoods')}: ${issue}`);
  });

  it('rejects a wrong city alone, not each of its neighborhoods', () => {
    edit('cities', (rows) => Object.assign(rows[0]!, { id: rows[1]!['id'] }));
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      /^1 issue in the data.*\n.*cities\.json: row irmo-south-carolina: id/,
    );
  });

  it('names the row whose page a redirect has, and the remedy', () => {
    const added = ['commercial-property-cleaning', 'commercial-cleaning'];
    edit('services', (rows) => rows.push(...added.map((slug) => ({ ...rows[0], id: slug, slug }))));
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      /services\.json: row commercial-cleaning: slug: .*data\/redirects\.json redirects .*; or remove that rule/,
    );
    expect(existsSync(`${snapshot.folder}.locked`)).toBe(false);
  });

  it('names a scheduled post whose page a redirect has', () => {
    const data = mkdtempSync(join(tmpdir(), 'data-'));
    onTestFinished(() => rmSync(data, { recursive: true }));
    for (const name of ['catalogue', 'revisions.json']) symlinkSync(resolve('data', name), join(data, name));
    writeFileSync(join(data, 'redirects.json'), '[{ "from": "/blog/scheduled", "to": "/blog", "status": 301 }]');
    expect(() => lockSnapshot(snapshot.folder, data)).toThrow('posts.json: row scheduled: slug: ');
  });

  it('refuses coordinates beyond the region with their distance', () => {
    edit('cities', (rows) => Object.assign(rows[0]!, { latitude: 0, longitude: 0 }));
    const { base } = readCatalogue('data').business;
    const kilometers = Math.round(distanceMiles(base, { latitude: 0, longitude: 0 }) * 1.609344);
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      `cities.json: row columbia-south-carolina: latitude, longitude: is 0, 0, ${kilometers.toLocaleString('en-US')} km from the base`,
    );
  });

  it('reports what a build sets aside and what it works around together', () => {
    edit('cities', (rows) => Object.assign(rows[1]!, { latitude: 0 }));
    edit('neighborhoods', (rows) => Object.assign(rows[1]!, { id: rows[0]!['id'] }));
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      /^2 issues in the data.*\n.*neighborhoods\.json: row shandon: id: .*\n.*cities\.json: row irmo-south-carolina: latitude/,
    );
  });

  it('refuses a former slug of a service that looks like a city’s, which a build leaves out', () => {
    edit('services', (rows) => Object.assign(rows[0]!, { old_slugs: ['columbia-south-carolina'] }));
    const slug = String(read('services')[0]!['slug']);
    expect(() => lockSnapshot(snapshot.folder)).toThrow(
      `${fileOf('services')}: row ${slug}: old_slugs.0: is "columbia-south-carolina", ` +
        'expected a slug that does not end like a city’s',
    );
  });

  it('refuses an invalid catalogue, as a build does', () => {
    expect(() => lockSnapshot(snapshot.folder, 'no-such-folder')).toThrow('no-such-folder');
  });

  it('reports every unreadable file at once', () => {
    writeFileSync(fileOf('posts'), '[');
    rmSync(fileOf('services'));
    expect(() => lockSnapshot(snapshot.folder)).toThrow(/^2 issues in the data/);
  });
});

describe('a row deleted by hand', () => {
  const git = (...args: readonly string[]): void => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['-C', snapshot.folder, ...identity, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  const commit = (): void => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'The snapshot');
  };
  /** Copies the data into the snapshot's folder, so that what HEAD of this repository has does not matter. */
  const copyData = (): string => {
    const data = join(snapshot.folder, '.data');
    cpSync('data', data, { recursive: true });
    return data;
  };
  const COLUMBIA = 'columbia-south-carolina';
  const without = (name: string, slug: string): void =>
    edit(name, (rows) =>
      rows.splice(
        rows.findIndex((row) => row['slug'] === slug),
        1,
      ),
    );

  it('leaves a redirect, as one that a new snapshot has no longer', () => {
    const data = copyData();
    commit();
    without('neighborhoods', 'rosewood');
    without('services', 'awning-washing');
    const removed = { cities: [], services: ['awning-washing'], neighborhoods: [`${COLUMBIA}/rosewood`] };
    expect(lockSnapshot(snapshot.folder, data).removed).toEqual(removed);

    const model = joinModel(readSnapshot(snapshot.folder).rows, readCatalogue('data'), '2026-06-01', removed);
    const follow = compileRedirects(redirectRules([], model).rules);
    expect(follow(placePath(COLUMBIA, 'rosewood'))?.to).toBe(cityPath(COLUMBIA));
    expect(follow(neighborhoodFaqPath('house-washing', COLUMBIA, 'rosewood'))?.to).toBe(
      cityServiceFaqPath(COLUMBIA, 'house-washing'),
    );
  });

  it('keeps its redirect when the snapshot is locked again, and loses it when the row is back', () => {
    const data = copyData();
    commit();
    const rows = read('neighborhoods');
    without('neighborhoods', 'rosewood');
    lockSnapshot(snapshot.folder, data);
    without('neighborhoods', 'friarsgate');
    expect(lockSnapshot(snapshot.folder, data).removed.neighborhoods).toEqual([
      `${COLUMBIA}/rosewood`,
      'irmo-south-carolina/friarsgate',
    ]);
    writeFileSync(fileOf('neighborhoods'), JSON.stringify(rows));
    expect(lockSnapshot(snapshot.folder, data).removed.neighborhoods).toEqual([]);
  });

  it('leaves none without git, nor if the commit has the sample and the data are a company’s', () => {
    without('neighborhoods', 'rosewood');
    expect(lockSnapshot(snapshot.folder).removed.neighborhoods).toEqual([]);

    const data = copyData();
    const business = join(data, 'catalogue', 'business.json');
    const facts = JSON.parse(readFileSync(business, 'utf8')) as object;
    const write = (sample: boolean): void => writeFileSync(business, JSON.stringify({ ...facts, sample }));
    write(true);
    commit();
    without('neighborhoods', 'shandon');
    write(false);
    expect(lockSnapshot(snapshot.folder, data).removed.neighborhoods).toEqual([]);
    write(true);
    expect(lockSnapshot(snapshot.folder, data).removed.neighborhoods).toEqual([`${COLUMBIA}/shandon`]);
  });
});
