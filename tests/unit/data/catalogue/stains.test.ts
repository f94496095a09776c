import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readCatalogue } from '#data/catalogue/read.ts';
import { stainNotices } from '#data/notices.ts';
import { STAIN_WORDS } from '#model/stain.ts';
import { SMALL_STAINS } from '#tests/support/small-stains.ts';

let folder: string;

const file = (path: string): string => join(folder, 'catalogue', path);

function write(path: string, change: object = {}, slug = 'moss'): void {
  mkdirSync(dirname(file(path)), { recursive: true });
  const stain = SMALL_STAINS.find((known) => known.slug === slug);
  writeFileSync(file(path), JSON.stringify({ ...stain, ...change }));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stains-'));
  cpSync('data/catalogue', join(folder, 'catalogue'), { recursive: true });
  cpSync('data/revisions.json', join(folder, 'revisions.json'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  // Tests write their own stains: those of the catalogue, and of its pack, are the owner's.
  rmSync(file('stains'), { recursive: true, force: true });
  rmSync(file('region/test'), { recursive: true, force: true });
  for (const { slug } of SMALL_STAINS) write(`stains/${slug}.json`, {}, slug);
  setPack('test');
});

/** Gives the region a pack that knows nothing of the land, or none. */
function setPack(pack: string | null): void {
  const business = JSON.parse(readFileSync(file('business.json'), 'utf8')) as { region: { pack: string | null } };
  business.region.pack = pack;
  writeFileSync(file('business.json'), JSON.stringify(business));
  mkdirSync(file('region/test'), { recursive: true });
  writeFileSync(file('region/test/landscape.json'), JSON.stringify({ waters: [], groundLine: null, advice: [] }));
}

const slugs = (): readonly string[] => readCatalogue(folder).stains.map(({ slug }) => slug);

function message(): string {
  try {
    readCatalogue(folder);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Nothing was thrown.');
}

describe('The stains', () => {
  it('are those of the general folder and of the region’s pack, sorted by slug', () => {
    const clay = { slug: 'clay', lookAlike: 'pollen', signs: [{ where: 'concrete', color: 'red', form: 'film' }] };
    write('region/test/stains/clay.json', clay);
    expect(slugs()).toEqual(['algae', 'clay', 'lichen', 'moss', 'pollen']);
    setPack(null);
    expect(slugs()).toEqual(['algae', 'lichen', 'moss', 'pollen']);
  });

  it('name facts in braces', () => {
    write('stains/moss.json', { weDo: ['We wash roofs around {locality}.'] });
    const moss = readCatalogue(folder).stains.find(({ slug }) => slug === 'moss');
    expect(moss?.weDo).toEqual([expect.not.stringContaining('{')]);
  });

  it('are refused with file, field and what was expected if a sign leads to another stain too', () => {
    write('stains/lichen.json', {
      slug: 'lichen',
      lookAlike: 'moss',
      signs: [{ where: 'siding', color: 'green', form: 'film' }],
    });
    expect(message()).toMatch(
      /stains\/lichen\.json: row lichen: signs\.0: is "siding\/green\/film", expected .* its look-alike .*; algae has them too/,
    );
  });

  it('may share a sign with their look-alike', () => {
    const [film] = SMALL_STAINS.find(({ slug }) => slug === 'algae')!.signs;
    write('stains/moss.json', { signs: [film] });
    expect(readCatalogue(folder).stains.find(({ slug }) => slug === 'moss')?.signs).toEqual([film]);
    // Pollen is a look-alike of algae, but not of moss.
    write('stains/pollen.json', { slug: 'pollen', lookAlike: 'algae', signs: [film] });
    expect(message()).toMatch(/row pollen: signs\.0: .*; moss has them too/);
  });

  it('are refused if the look-alike is no other stain, with the closest name', () => {
    write('stains/moss.json', { lookAlike: 'lichens' });
    expect(message()).toMatch(
      /row moss: lookAlike: is "lichens", expected the slug of another stain; did you mean "lichen"\?/,
    );
    write('stains/moss.json', { lookAlike: 'moss' });
    expect(message()).toContain('row moss: lookAlike');
  });

  it('of the general folder are refused if their look-alike is the region’s', () => {
    const clay = { slug: 'clay', lookAlike: 'pollen', signs: [{ where: 'concrete', color: 'red', form: 'film' }] };
    write('region/test/stains/clay.json', clay);
    write('stains/moss.json', { lookAlike: 'clay' });
    expect(message()).toMatch(
      /row moss: lookAlike: is "clay", expected the slug of another stain of the general folder/,
    );
  });

  it('are refused if the catalogue does not know their service', () => {
    write('stains/moss.json', { service: 'roof-wash' });
    expect(message()).toMatch(/row moss: service: is "roof-wash", expected .*services; did you mean "roof-washing"\?/);
  });

  it('are refused field by field', () => {
    write('stains/moss.json', {
      name: 'A name that is much too long for a card and a title',
      signs: [{ where: 'ceiling', color: 'green', form: 'film' }],
      keywords: ['moss'],
      characteristics: ['swamp'],
      extra: true,
    });
    const text = message();
    for (const field of ['name', 'signs.0.where', 'keywords', 'characteristics.0'])
      expect(text).toContain(`row moss: ${field}: is`);
    expect(text).toContain('expected one of roof, siding, brick, concrete, wood, gutter, glass');
    expect(text).toContain('extra');
  });
});

it('A stain whose body is too short or too long is reported, and nothing else', () => {
  const moss = SMALL_STAINS.find(({ slug }) => slug === 'moss')!;
  const withWords = (count: number) => {
    const empty = { ...moss, tell: [], harm: [], canDo: [], mustNot: [], weDo: [] };
    return stainNotices([{ ...empty, what: [Array.from({ length: count }, () => 'word').join(' ')] }]);
  };
  expect(withWords(STAIN_WORDS.min)).toEqual([]);
  expect(withWords(STAIN_WORDS.max)).toEqual([]);
  expect(withWords(STAIN_WORDS.min - 1)).toEqual([expect.stringContaining(`moss has ${STAIN_WORDS.min - 1}`)]);
  expect(withWords(STAIN_WORDS.max + 1)).toHaveLength(1);
});
