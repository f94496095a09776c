import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSnapshot } from '#data/snapshot.ts';
import { referencedPictures } from '#data/snapshot-pictures.ts';
import { pictureFiles } from '#model/picture.ts';
import { type SetAside, setAsideLines } from '#model/set-aside.ts';
import { type PictureStore, startPictureStore } from '#tests/support/picture-store.ts';
import { type SamplePicture, samplePicture } from '#tests/support/pictures.ts';
import { filesOf, snapshotInProcess, scratch, storeEnvironment } from '#tests/support/snapshot-run.ts';
import { attempt } from '#tests/support/fetch-attempt.ts';

let store: PictureStore;
/** A wide picture has two files, a narrow one has one. */
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
  store.respond = () => false;
  store.files.clear();
  store.add(wide, narrow);
  await store.store.pool.query(`delete from public.posts where slug like 'with-%'`);
  await store.post('with-both', [wide, narrow], true);
  await store.post('with-one', [wide]);
  store.requests = [];
});

const fetchPictures = (request?: Parameters<typeof attempt>[2]) => attempt(store.store, folder, request);
const names = (...pictures: SamplePicture[]): string[] => pictures.flatMap(({ files }) => Object.keys(files)).sort();
const fileNames = (): string[] => readdirSync(join(folder, 'pictures')).sort();

describe('a snapshot', () => {
  test('has both files of each picture that posts show, requested once and listed in the manifest', async () => {
    const { result, failure } = await fetchPictures();
    expect(failure).toBe('');
    expect(result?.pictures).toEqual({ files: 3, added: 3, removed: 0 });
    expect(store.requests.toSorted()).toEqual(names(wide, narrow).map((name) => `GET ${name}`));
    const { pictures } = readSnapshot(folder).manifest;
    expect(pictures.map(({ name }) => name)).toEqual(names(wide, narrow));
    expect(pictures.map(({ bytes }) => bytes)).toEqual(pictures.map(({ name }) => store.files.get(name)?.length));
    expect(fileNames()).toEqual(names(wide, narrow));
  });

  test('takes pictures from the previous snapshot without a request, even if the store has lost them', async () => {
    await fetchPictures();
    store.files.clear();
    store.requests = [];
    const { result, failure } = await fetchPictures();
    expect(failure).toBe('');
    expect(result?.pictures).toEqual({ files: 3, added: 0, removed: 0 });
    expect(store.requests).toEqual([]);
    expect(readSnapshot(folder).manifest.pictures).toHaveLength(3);
  });

  test('replaces a damaged picture of the previous snapshot', async () => {
    await fetchPictures();
    const [file = ''] = names(narrow);
    writeFileSync(join(folder, 'pictures', file), 'no picture');
    expect(() => readSnapshot(folder)).toThrow(file);
    expect((await fetchPictures()).result?.pictures).toEqual({ files: 3, added: 1, removed: 0 });
    expect(readSnapshot(folder).manifest.pictures).toHaveLength(3);
  });

  test('drops pictures that no post shows any more', async () => {
    await fetchPictures();
    await store.post('with-both', [wide], true);
    expect((await fetchPictures()).result?.pictures).toEqual({ files: 2, added: 0, removed: 1 });
    expect(fileNames()).toEqual(names(wide));
  });

  test('has no pictures of drafts', async () => {
    const hidden = await samplePicture(300, 200, 'webp', '#123456');
    await store.post('with-secret', [hidden]);
    await store.store.pool.query(`update public.posts set status = 'draft' where slug = 'with-secret'`);
    expect((await fetchPictures()).result?.pictures.files).toBe(3);
  });

  test('of posts without pictures has no pictures folder', async () => {
    await store.store.pool.query(`delete from public.posts where slug like 'with-%'`);
    expect((await fetchPictures()).failure).toBe('');
    expect(existsSync(join(folder, 'pictures'))).toBe(false);
    expect(store.requests).toEqual([]);
  });

  test('is complete after one 500, broken connection, HTML page or truncated picture per file', async () => {
    const failures: PictureStore['respond'][] = [
      (_, outgoing) => Boolean(outgoing.writeHead(500).end('{"message": "busy"}')),
      (_, outgoing) => Boolean(outgoing.destroy()),
      (_, outgoing) => Boolean(outgoing.writeHead(200).end('<h1>Welcome</h1>')),
      (file, outgoing) => Boolean(outgoing.writeHead(200).end(store.files.get(file)?.subarray(0, 50))),
    ];
    for (const [index, fail] of failures.entries()) {
      folder = place.at(`failing-${index}`);
      const failed = new Set<string>();
      store.respond = (file, ...rest) => {
        if (failed.has(file)) return false;
        failed.add(file);
        return fail(file, ...rest);
      };
      const { failure, notices } = await fetchPictures();
      expect(failure).toBe('');
      expect(notices).toHaveLength(3);
      expect(notices.toSorted()[0]).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-.+: .+; retrying in 0 s \(2 of 4\)$/);
      expect(readSnapshot(folder).manifest.pictures).toHaveLength(3);
    }
  });
});

/** A printed line for each place that names a file. */
const lines = (file: string, reason: string, ...places: string[]): string[] =>
  places.map(
    (where) =>
      `  posts: row ${where}: is "/images/uploads/${file}", expected an intact picture in the store; it responds ${reason}. Upload it again in the staff area, or remove it from the post: shown without the picture`,
  );

describe('posts are shown without a picture, which is named with post, field and path, when it', () => {
  const expectWithout = async (expected: readonly string[]): Promise<void> => {
    const { result, failure } = await fetchPictures();
    expect(failure).toBe('');
    const [headline, ...rest] = setAsideLines(result!.setAside);
    expect(headline).toMatch(/^Set aside: \d issues? in rows of the store\./);
    expect(rest).toEqual(expected);
    expect(result!.pictures).toEqual({ files: fileNames().length, added: fileNames().length, removed: 0 });
    const { rows, setAside } = readSnapshot(folder);
    const shown = rows.posts.filter(({ slug }) => slug.startsWith('with-'));
    expect(shown.map(({ slug }) => slug)).toEqual(['with-both', 'with-one']);
    // The build takes the same pictures out of the posts, and every picture that is left has its files.
    const placesOf = (entries: readonly SetAside[]): string[] =>
      [...new Set(entries.map(({ row, field }) => `${row} ${field}`))].sort();
    expect(placesOf(setAside)).toEqual(placesOf(result!.setAside.first));
    const files = new Set(fileNames());
    for (const { picture } of shown.flatMap(referencedPictures))
      for (const file of pictureFiles(picture)) expect(files).toContain(file);
  };
  const everywhere = ['with-both: body', 'with-both: cover_image', 'with-one: body'] as const;
  const small = (): string => wide.picture.small ?? '';

  test('is missing', async () => {
    store.files.delete(small());
    const [narrowFile = ''] = names(narrow);
    store.files.delete(narrowFile);
    const missing = 'HTTP 400 (Object not found)';
    await expectWithout([
      ...[...lines(small(), missing, 'with-both: body'), ...lines(narrowFile, missing, 'with-both: body')].sort(),
      ...lines(small(), missing, 'with-both: cover_image', 'with-one: body'),
    ]);
    // A missing file is not requested again.
    expect(store.requests.filter((line) => line.endsWith(small()))).toHaveLength(1);
  });

  test('does not match the digest in its name', async () => {
    store.files.set(wide.picture.name, narrow.files[narrow.picture.name]!);
    await expectWithout(lines(wide.picture.name, 'not what was uploaded', ...everywhere));
  });

  test.each(['webp', 'avif', 'jpg'] as const)('is a truncated %s with an intact header', async (type) => {
    const sample = await samplePicture(1000, 500, type, '#334455');
    store.add(sample);
    await store.post('with-one', [sample]);
    const file = sample.picture.small ?? '';
    store.files.set(file, sample.files[file]!.subarray(0, -60));
    await expectWithout(lines(file, 'no picture, or a damaged one', 'with-one: body'));
  });

  const fileOf = async (...sample: Parameters<typeof samplePicture>): Promise<Buffer> => {
    const { picture, files } = await samplePicture(...sample);
    return files[picture.name]!;
  };
  test.each([
    ['has another size', () => fileOf(800, 300), 'a picture of another size (800 × 300 pixels)'],
    ['has another format', () => fileOf(800, 600, 'jpg'), 'a picture of another type (jpeg)'],
    ['exceeds the maximum size', () => Promise.resolve(Buffer.alloc(5_000_000)), 'more than 4500000 bytes'],
  ])('%s', async (_, file, reason) => {
    store.files.set(small(), await file());
    await expectWithout(lines(small(), reason, ...everywhere));
  });

  test('was missing and is back: the next snapshot has it', async () => {
    store.files.delete(small());
    await fetchPictures();
    store.add(wide);
    const { result } = await fetchPictures();
    expect(result?.setAside.count).toBe(0);
    expect(result?.pictures).toEqual({ files: 3, added: 1, removed: 0 });
    expect(readSnapshot(folder).setAside).toEqual([]);
  });
});

describe('the run fails and replaces nothing when the store', () => {
  test('keeps returning 500, and the files written so far are removed', async () => {
    await fetchPictures();
    await store.post('with-one', [await samplePicture(500, 400, 'webp', '#00ff00')]);
    const before = filesOf(folder);
    store.respond = (_, outgoing) => Boolean(outgoing.writeHead(500).end('{"message": "busy"}'));
    expect((await fetchPictures()).failure).toMatch(
      /^\/images\/uploads\/[0-9a-f]{32}-500x400\.webp: HTTP 500 \(busy\), 4 times\.$/,
    );
    expect(filesOf(folder)).toEqual(before);
    expect(existsSync(`${folder}.new`)).toBe(false);
  });

  test('never ends a file: the timeouts of the request and of the run apply', async () => {
    store.respond = (_, outgoing) => outgoing.writeHead(200).write('R');
    expect((await fetchPictures({ limits: { requestMs: 100, tries: 2 } })).failure).toMatch(
      /: no complete response within 0\.1 s, 2 times\.$/,
    );
    expect((await fetchPictures({ limits: { requestMs: 60_000, totalMs: 1500 } })).failure).toBe(
      'Reading the store took longer than 1.5 s.',
    );
    expect(existsSync(folder)).toBe(false);
  });
});

test('a dry run checks that new pictures exist and downloads nothing', async () => {
  const { result } = await fetchPictures({ dryRun: true });
  expect(result?.pictures).toEqual({ files: 3, added: 3, removed: 0 });
  expect(store.requests.toSorted()).toEqual(names(wide, narrow).map((name) => `HEAD ${name}`));
  expect(existsSync(folder) || existsSync(`${folder}.new`)).toBe(false);
  store.files.delete(narrow.picture.name);
  const { first } = (await fetchPictures({ dryRun: true })).result!.setAside;
  expect(first.map(({ value }) => value)).toEqual([`"/images/uploads/${narrow.picture.name}"`]);
});

test('npm run snapshot reports pictures, and with --json the missing ones by table, row and field', async () => {
  const environment = storeEnvironment(store.store);
  const { code, stdout } = await snapshotInProcess(folder, { environment });
  expect(code).toBe(0);
  expect(stdout).toContain('\nPictures of posts: 3 files, 3 added, 0 removed.\n');
  const lost = await samplePicture(200, 100);
  await store.post('with-lost', [lost], true);
  const second = await snapshotInProcess(folder, { environment, args: ['--json'] });
  expect(second.code).toBe(0);
  const entry = { table: 'posts', row: 'with-lost', value: `"/images/uploads/${lost.picture.name}"` };
  expect(JSON.parse(second.stdout)).toMatchObject({
    ok: true,
    setAside: {
      count: 2,
      first: [
        { ...entry, field: 'body' },
        { ...entry, field: 'cover_image' },
      ],
    },
  });
});

test('a pictures folder with a foreign file in it is not replaced', async () => {
  await fetchPictures();
  writeFileSync(join(folder, 'pictures', 'holiday.png'), 'mine');
  expect((await fetchPictures()).failure).toContain('holds holiday.png, which is not part of a snapshot');
});
