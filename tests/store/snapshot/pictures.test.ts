import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { type PictureStore, startPictureStore } from '#tests/support/picture-store.ts';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { filesOf, runSnapshot, scratch, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { attempt } from '#tests/support/taking.ts';

let store: PictureStore;
/** A wide picture with two files, and a narrow one with one. */
let wide: SamplePicture;
let narrow: SamplePicture;
let folder: string;
const place = scratch();
let number = 0;

beforeAll(async () => {
  store = await startPictureStore();
  wide = await samplePicture(1200, 900);
  narrow = await samplePicture(640, 480, 'jpg');
});
afterAll(async () => {
  place.remove();
  await store.store.stop();
});
beforeEach(async () => {
  number += 1;
  folder = place.at(`snapshot-${number}`);
  store.issue = () => false;
  store.files.clear();
  store.add(wide, narrow);
  await store.store.pool.query(`delete from public.posts where slug like 'with-%'`);
  await store.post('with-both', [wide, narrow], true);
  await store.post('with-one', [wide]);
  store.asked = [];
});

const take = (order?: Parameters<typeof attempt>[2]) => attempt(store.store, folder, order);
const names = (...pictures: SamplePicture[]): string[] => pictures.flatMap(({ files }) => Object.keys(files)).sort();
const kept = (): string[] => readdirSync(join(folder, 'pictures')).sort();

describe('A snapshot', () => {
  test('holds both files of each picture that a post shows, asked for once, and its manifest lists them', async () => {
    const { taken, failure } = await take();
    expect(failure).toBe('');
    expect(taken?.pictures).toEqual({ files: 3, added: 3, removed: 0 });
    expect(store.asked.toSorted()).toEqual(names(wide, narrow).map((name) => `GET ${name}`));
    const { pictures } = readSnapshot(folder).manifest;
    expect(pictures.map(({ name }) => name)).toEqual(names(wide, narrow));
    expect(pictures.map(({ bytes }) => bytes)).toEqual(pictures.map(({ name }) => store.files.get(name)?.length));
    expect(kept()).toEqual(names(wide, narrow));
  });

  test('asks for no picture that stands already, and no more for one that the store has lost since', async () => {
    await take();
    store.files.clear();
    store.asked = [];
    const { taken, failure } = await take();
    expect(failure).toBe('');
    expect(taken?.pictures).toEqual({ files: 3, added: 0, removed: 0 });
    expect(store.asked).toEqual([]);
    expect(readSnapshot(folder).manifest.pictures).toHaveLength(3);
  });

  test('mends a picture that stands and was damaged', async () => {
    await take();
    const [file = ''] = names(narrow);
    writeFileSync(join(folder, 'pictures', file), 'no picture');
    expect(() => readSnapshot(folder)).toThrow(file);
    expect((await take()).taken?.pictures).toEqual({ files: 3, added: 1, removed: 0 });
    expect(readSnapshot(folder).manifest.pictures).toHaveLength(3);
  });

  test('lets go of pictures that no post shows any more', async () => {
    await take();
    await store.post('with-both', [wide], true);
    expect((await take()).taken?.pictures).toEqual({ files: 2, added: 0, removed: 1 });
    expect(kept()).toEqual(names(wide));
  });

  test('leaves drafts’ pictures alone: nobody may see them yet', async () => {
    const hidden = await samplePicture(300, 200, 'webp', '#123456');
    await store.post('with-secret', [hidden]);
    await store.store.pool.query(`update public.posts set status = 'draft' where slug = 'with-secret'`);
    expect((await take()).taken?.pictures.files).toBe(3);
  });

  test('of posts without pictures has no folder for them', async () => {
    await store.store.pool.query(`delete from public.posts where slug like 'with-%'`);
    expect((await take()).failure).toBe('');
    expect(existsSync(join(folder, 'pictures'))).toBe(false);
    expect(store.asked).toEqual([]);
  });

  test('waits for a store that stumbles: 500, a broken connection, a page of HTML, half a picture', async () => {
    const issues: PictureStore['issue'][] = [
      (_, outgoing) => Boolean(outgoing.writeHead(500).end('{"message": "busy"}')),
      (_, outgoing) => Boolean(outgoing.destroy()),
      (_, outgoing) => Boolean(outgoing.writeHead(200).end('<h1>Welcome</h1>')),
      (file, outgoing) => Boolean(outgoing.writeHead(200).end(store.files.get(file)?.subarray(0, 50))),
    ];
    for (const [index, issue] of issues.entries()) {
      folder = place.at(`stumbling-${index}`);
      const failed = new Set<string>();
      store.issue = (file, ...rest) => {
        if (failed.has(file)) return false;
        failed.add(file);
        return issue(file, ...rest);
      };
      const { failure, notices } = await take();
      expect(failure).toBe('');
      expect(notices).toHaveLength(3);
      expect(notices.toSorted()[0]).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-.+: .+; trying again in 0 s \(2 of 4\)$/);
      expect(readSnapshot(folder).manifest.pictures).toHaveLength(3);
    }
  });

  test('asks a slow store for four files at a time', async () => {
    const many = await Promise.all(
      Array.from({ length: 9 }, (_, shade) => samplePicture(40, 30, 'webp', `#0000${shade}0`)),
    );
    store.add(...many);
    await store.post('with-many', many);
    // None is answered before four are open: they meet on a slow machine too, and a fifth has time to show.
    const open: (() => unknown)[] = [];
    let most = 0;
    store.issue = (file, outgoing) => {
      open.push(() => outgoing.writeHead(200).end(store.files.get(file)));
      most = Math.max(most, open.length);
      if (open.length === 4) setTimeout(() => open.splice(0).forEach((answer) => answer()), 30);
      return true;
    };
    expect((await take()).failure).toBe('');
    expect(kept()).toHaveLength(12);
    expect(most).toBe(4);
  });
});

/** The lines of a issue for each place that names a file. */
const lines = (file: string, reason: string, ...places: string[]): string[] =>
  places.map(
    (where) =>
      `posts: row ${where}: is "/images/uploads/${file}", expected a picture that the store has whole; it says ${reason}. Upload it again in the staff area, or take it out of the post`,
  );

describe('Nothing is replaced, and table, slug, field and path are told, where a picture', () => {
  const refused = async (expected: readonly string[]): Promise<void> => {
    const before = filesOf(folder);
    const { failure } = await take();
    const [headline, ...rest] = failure.split('\n');
    expect(headline).toMatch(/^\d issues? in the data; nothing was written\.$/);
    expect(rest.map((line) => line.slice(0, 400))).toEqual(expected);
    expect(filesOf(folder)).toEqual(before);
  };
  const everywhere = ['with-both: body', 'with-both: cover_image', 'with-one: body'] as const;
  const small = (): string => wide.picture.small ?? '';

  test('is missing', async () => {
    store.files.delete(small());
    const [narrowFile = ''] = names(narrow);
    store.files.delete(narrowFile);
    const missing = 'HTTP 400 (Object not found)';
    await refused([
      ...[...lines(small(), missing, 'with-both: body'), ...lines(narrowFile, missing, 'with-both: body')].sort(),
      ...lines(small(), missing, 'with-both: cover_image', 'with-one: body'),
    ]);
    // It will not come by asking again.
    expect(store.asked.filter((line) => line.endsWith(small()))).toHaveLength(1);
  });

  test('has other bytes than its name tells', async () => {
    store.files.set(wide.picture.name, narrow.files[narrow.picture.name]!);
    await refused(lines(wide.picture.name, 'not what was uploaded', ...everywhere));
  });

  test.each(['webp', 'avif', 'jpg'] as const)('is a damaged %s behind its header', async (type) => {
    const sample = await samplePicture(1000, 500, type, '#334455');
    store.add(sample);
    await store.post('with-one', [sample]);
    const file = sample.picture.small ?? '';
    store.files.set(file, sample.files[file]!.subarray(0, -60));
    await refused(lines(file, 'no picture, or a damaged one', 'with-one: body'));
  });

  test('is of another size', async () => {
    const other = await samplePicture(800, 300);
    store.files.set(small(), other.files[other.picture.name]!);
    await refused(lines(small(), 'a picture of another size (800 × 300 pixels)', ...everywhere));
  });

  test('is of another type', async () => {
    const other = await samplePicture(800, 600, 'jpg');
    store.files.set(small(), other.files[other.picture.name]!);
    await refused(lines(small(), 'a picture of another type (jpeg)', ...everywhere));
  });

  test('is larger than any', async () => {
    store.files.set(small(), Buffer.alloc(5_000_000));
    await refused(lines(small(), 'more than 4500000 bytes', ...everywhere));
  });
});

describe('Nothing is replaced, where the store', () => {
  test('answers with 500 for ever, and what was read of others is removed', async () => {
    await take();
    await store.post('with-one', [await samplePicture(500, 400, 'webp', '#00ff00')]);
    const before = filesOf(folder);
    store.issue = (_, outgoing) => Boolean(outgoing.writeHead(500).end('{"message": "busy"}'));
    expect((await take()).failure).toMatch(
      /^\/images\/uploads\/[0-9a-f]{32}-500x400\.webp: HTTP 500 \(busy\), 4 times\.$/,
    );
    expect(filesOf(folder)).toEqual(before);
    expect(existsSync(`${folder}.new`)).toBe(false);
  });

  test('never ends a file: the time for one request, then that for the whole, ends it', async () => {
    store.issue = (_, outgoing) => outgoing.writeHead(200).write('R');
    expect((await take({ limits: { requestMs: 100, tries: 2 } })).failure).toMatch(
      /: no whole answer within 0\.1 s, 2 times\.$/,
    );
    expect((await take({ limits: { requestMs: 60_000, totalMs: 1500 } })).failure).toBe(
      'Reading the store took longer than 1.5 s.',
    );
    expect(existsSync(folder)).toBe(false);
  });
});

test('A dry run looks whether what does not stand is there, and brings nothing', async () => {
  const { taken } = await take({ dryRun: true });
  expect(taken?.pictures).toEqual({ files: 3, added: 3, removed: 0 });
  expect(store.asked.toSorted()).toEqual(names(wide, narrow).map((name) => `HEAD ${name}`));
  expect(existsSync(folder) || existsSync(`${folder}.new`)).toBe(false);
  store.files.delete(narrow.picture.name);
  expect((await take({ dryRun: true })).failure).toContain(narrow.picture.name);
});

test('npm run snapshot tells of pictures, and fails for machines with table, row and field', async () => {
  const environment = storeEnvironment(store.store);
  const { code, stdout } = await runSnapshot(folder, { environment });
  expect(code).toBe(0);
  expect(stdout).toContain('\nPictures of posts: 3 files, 3 added, 0 removed.\n');
  const lost = await samplePicture(200, 100);
  await store.post('with-lost', [lost], true);
  const failed = await runSnapshot(folder, { environment, args: ['--json'] });
  expect(failed.code).toBe(1);
  const issue = { table: 'posts', row: 'with-lost', value: `"/images/uploads/${lost.picture.name}"` };
  expect(JSON.parse(failed.stdout)).toMatchObject({
    ok: false,
    issues: [
      { ...issue, field: 'body' },
      { ...issue, field: 'cover_image' },
    ],
  });
});

test('A folder of pictures with something else in it is no snapshot, and is not replaced', async () => {
  await take();
  writeFileSync(join(folder, 'pictures', 'holiday.png'), 'mine');
  expect((await take()).failure).toContain('holds holiday.png, which is no part of a snapshot');
});
