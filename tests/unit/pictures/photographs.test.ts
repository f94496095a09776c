import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCK_PATH, digestOf, lockText } from '#pictures/lock.ts';
import { drawnPictures, sitePictures } from '#pictures/site-pictures.ts';
import { type Stale, checkPhotographs, renderStale, staleOf } from '#pictures/update.ts';

/** The drawings that these tests replace: to draw all of them each time would be slow. */
const REPLACED = ['hero-columbia', 'services/roof-washing', 'services/deck-cleaning', 'services/dock-cleaning'];
const drawings = drawnPictures('data').filter(
  ({ slot }) => slot !== undefined && (REPLACED.includes(slot.name) || slot.name.startsWith('pairs/home')),
);

/** A folder for photographs beside a public folder in which all drawings are up to date. */
let root: string;
const site = () => sitePictures(drawings, join(root, 'pictures'));
const publicFolder = (): string => join(root, 'public');
const photograph = (name: string): string => join(root, 'pictures', name);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-'));
  mkdirSync(join(root, 'pictures', 'services'), { recursive: true });
  const digests = site().plan.flatMap((picture) =>
    picture.files.map((file) => {
      mkdirSync(dirname(join(publicFolder(), file.path)), { recursive: true });
      writeFileSync(join(publicFolder(), file.path), 'drawn');
      return [file.path, digestOf(picture, file)] as const;
    }),
  );
  writeFileSync(join(publicFolder(), LOCK_PATH), lockText(Object.fromEntries(digests)));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A photograph as a camera makes it: sky above, grass below, and where it was taken. */
const taken = (width: number, height: number): Sharp => {
  const grass = { create: { width, height: height / 2, channels: 3, background: '#408040' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a0c8ff' } }).composite([
    { input: grass, gravity: 'south' },
  ]);
};
const gps = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 0/1 0/1' } };
const put = async (name: string, image: Sharp): Promise<void> => {
  await image.withExif(gps).jpeg().toFile(photograph(name));
};

const stale = (): readonly Stale[] => staleOf(site().plan, publicFolder()).stale;
const stalePaths = (): string[] => stale().flatMap(({ files }) => files.map(({ path }) => path));
const render = async (): Promise<void> => {
  await checkPhotographs(stale());
  await renderStale(stale(), publicFolder(), () => undefined);
};
const SERVICE = [400, 800, 1200].map((width) => `images/services/roof-washing-${width}.webp`);

describe("an owner's photograph", () => {
  it('takes the place of the drawing it is named after, in all its widths and no other', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    expect(stalePaths()).toEqual(SERVICE);
    await render();
    for (const path of SERVICE) {
      const { width, height } = await sharp(join(publicFolder(), path)).metadata();
      expect(`${path}: ${width} x ${height}`).toMatch(/-(\d+)\.webp: \1 x /);
      expect(width / height).toBeCloseTo(3 / 2, 2);
    }
    expect(stalePaths()).toEqual([]);
  });

  it('loses where and with what it was taken', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    expect((await sharp(photograph('services/roof-washing.jpg')).metadata()).exif).toBeDefined();
    await render();
    for (const path of SERVICE) {
      const meta = await sharp(join(publicFolder(), path)).metadata();
      expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('stands upright, however the camera was held', async () => {
    // The pixels lie on their side, and the file says that they do: sky at the right, to be turned to the top.
    const lying = await taken(1300, 1100).png().toBuffer();
    const turned = await sharp(lying).rotate(-90).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    writeFileSync(photograph('services/roof-washing.JPG'), turned);
    await render();
    const { data, info } = await sharp(join(publicFolder(), SERVICE[0]!)).raw().toBuffer({ resolveWithObject: true });
    const blueAt = (x: number, y: number): number => data[(y * info.width + x) * info.channels + 2]!;
    const [right, foot] = [info.width - 10, info.height - 10];
    expect([blueAt(10, 10), blueAt(right, 10)].every((blue) => blue > 200)).toBe(true);
    expect([blueAt(10, foot), blueAt(right, foot)].every((blue) => blue < 100)).toBe(true);
  });

  it('is rendered anew when it is changed, and gives the drawing its place back when it is removed', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    await render();
    await put('services/roof-washing.jpg', taken(1400, 1100));
    expect(stalePaths()).toEqual(SERVICE);
    await render();
    rmSync(photograph('services/roof-washing.jpg'));
    expect(stalePaths()).toEqual(SERVICE);
  });

  it('may come as PNG, WebP or AVIF too', async () => {
    await taken(1300, 1100).png().toFile(photograph('services/roof-washing.png'));
    await taken(1300, 1100).webp().toFile(photograph('services/deck-cleaning.webp'));
    await taken(1300, 1100).avif({ effort: 0 }).toFile(photograph('services/dock-cleaning.avif'));
    await expect(checkPhotographs(stale())).resolves.toBeUndefined();
    expect(stale()).toHaveLength(3);
  });
});

describe('refused is', () => {
  const fault = (): string => {
    try {
      site();
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    return 'nothing';
  };

  it('an unknown name, with the name that was meant', async () => {
    await put('services/roof-wahsing.jpg', taken(20, 20));
    expect(fault()).toMatch(/^pictures\/services\/roof-wahsing\.jpg: no picture of the site has this name/);
    expect(fault()).toContain('Did you mean pictures/services/roof-washing.jpg?');
  });

  it('an unknown name like no other', async () => {
    await put('my-holiday-2026.jpg', taken(20, 20));
    expect(fault()).toMatch(/my-holiday-2026\.jpg: no picture .* npm run pictures -- --names lists all names\.$/);
    expect(fault()).not.toContain('Did you mean');
  });

  it('a kind of file that we do not read', () => {
    writeFileSync(photograph('hero-columbia.heic'), 'x');
    expect(fault()).toMatch(/hero-columbia\.heic: \.heic files are not read, expected \.jpg, .* Save or export it/);
  });

  it('a second photograph for one picture', async () => {
    await put('hero-columbia.jpg', taken(20, 20));
    await put('hero-columbia.jpeg', taken(20, 20));
    expect(fault()).toMatch(/hero-columbia\.jpg: pictures\/hero-columbia\.jpeg has the same name/);
  });

  it('a file that breaks off, and nothing is rendered', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    await put('services/deck-cleaning.jpg', taken(1300, 1100));
    const whole = readFileSync(photograph('services/roof-washing.jpg'));
    writeFileSync(photograph('services/roof-washing.jpg'), whole.subarray(0, whole.length / 2));
    await expect(render()).rejects.toThrow(
      /^pictures\/services\/roof-washing\.jpg: is no picture that can be read .* expected a whole JPEG/,
    );
    expect(readFileSync(join(publicFolder(), 'images/services/deck-cleaning-400.webp'), 'utf8')).toBe('drawn');
  });

  it('a photograph smaller than the largest width it is shown at, with the size that is needed', async () => {
    await put('services/roof-washing.jpg', taken(1199, 1100));
    await put('hero-columbia.jpg', taken(1600, 880));
    await expect(render()).rejects.toThrow(/hero-columbia\.jpg: is 1600 x 880 pixels, expected at least 1600 x 900/);
    await expect(render()).rejects.toThrow(/roof-washing\.jpg: is 1199 x 1100 pixels, expected at least 1200 x 800/);
  });

  it('a word for a picture that has no photograph, or of another kind', async () => {
    await put('hero-columbia.jpg', taken(20, 20));
    const words = (value: unknown): void => writeFileSync(photograph('words.json'), JSON.stringify(value));
    words({ 'hero-irmo': { alt: 'A house.' } });
    expect(fault()).toMatch(/^pictures\/words\.json: "hero-irmo": no photograph in pictures\/ has this name/);
    words({ 'hero-columbia': { alt: '' } });
    expect(fault()).toMatch(/"hero-columbia": alt: expected a text of one line, at most 200 letters/);
    words({ 'hero-columbia': { caption: 'A house.' } });
    expect(fault()).toMatch(/"hero-columbia": has "caption", expected only alt and title/);
    writeFileSync(photograph('words.json'), '{');
    expect(fault()).toMatch(/^pictures\/words\.json: is no JSON/);
  });
});

describe('the words of a photograph', () => {
  interface Entry {
    readonly name: string;
    readonly alt: string;
    readonly title: string;
    readonly placeholder: boolean;
  }
  const entryOf = (name: string): Entry =>
    (JSON.parse(site().entries) as Entry[]).find((entry) => entry.name === name)!;

  it('come from words.json, and the picture waits for no other any more', async () => {
    await put('services/roof-washing.jpg', taken(20, 20));
    const alt = 'Our crew on a roof in Irmo.';
    writeFileSync(photograph('words.json'), JSON.stringify({ 'services/roof-washing': { alt, title: 'A roof' } }));
    expect(entryOf('service-roof-washing')).toMatchObject({ alt, title: 'A roof', placeholder: false });
    expect(entryOf('service-deck-cleaning').placeholder).toBe(true);
    expect(site().notes).toEqual([]);
  });

  it('are asked for while they still describe the drawing', async () => {
    await put('hero-columbia.jpg', taken(20, 20));
    expect(site().notes.join()).toMatch(
      /^pictures\/hero-columbia\.jpg: its alt text still describes the drawing: "Drawing of .*pictures\/words\.json: \{ "hero-columbia"/,
    );
  });

  it('tell when a pair is half a drawing still', async () => {
    mkdirSync(photograph('pairs'));
    await put('pairs/home-before.jpg', taken(20, 20));
    expect(site().notes.at(-1)).toContain('Put pictures/pairs/home-after.jpg beside it');
  });
});

it('the folder in the repository holds no photograph, but says what to put there', () => {
  expect(existsSync('pictures/README.md')).toBe(true);
  expect(readFileSync('pictures/README.md', 'utf8').trim().split('\n')).toHaveLength(5);
});
