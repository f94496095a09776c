import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach } from 'vitest';
import { LOCKFILE_PATH, fileDigest, formatLockfile } from '#scripts/pictures/pipeline/staleness.ts';
import { drawnPictures, sitePictures } from '#scripts/pictures/pipeline/site-pictures.ts';
import { type StalePicture, checkPhotographs, renderStale, findStale } from '#scripts/pictures/pipeline/render.ts';

/** The drawings that the tests replace: to draw all of them each time would be slow. */
const REPLACED = ['hero-columbia', 'services/roof-washing', 'services/deck-cleaning', 'services/dock-cleaning'];
const drawings = drawnPictures('data').filter(
  ({ slot }) => slot !== undefined && (REPLACED.includes(slot.name) || slot.name.startsWith('pairs/home')),
);

/** A photograph as a camera makes it: sky above, grass below. */
export const taken = (width: number, height: number): Sharp => {
  const grass = { create: { width, height: height / 2, channels: 3, background: '#408040' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a0c8ff' } }).composite([
    { input: grass, gravity: 'south' },
  ]);
};

/** What a camera writes beside the pixels: its make, and where it was. */
export const GPS = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 0/1 0/1' } };

/**
 * For the tests of one file, each time anew: an owner's empty folder of photographs, beside a public folder in which all
 * drawings are up to date.
 */
export function useOwnerFolder() {
  let root: string;
  const site = () => sitePictures(drawings, join(root, 'data', 'photographs'));
  const publicFolder = (): string => join(root, 'public');
  const photograph = (name: string): string => join(root, 'data', 'photographs', name);
  const stale = (): readonly StalePicture[] => findStale(site().plan, publicFolder()).stale;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'owner-'));
    mkdirSync(join(root, 'data', 'photographs', 'services'), { recursive: true });
    const digests = site().plan.flatMap((picture) =>
      picture.files.map((file) => {
        mkdirSync(dirname(join(publicFolder(), file.path)), { recursive: true });
        writeFileSync(join(publicFolder(), file.path), 'drawn');
        return [file.path, fileDigest(picture, file)] as const;
      }),
    );
    writeFileSync(join(publicFolder(), LOCKFILE_PATH), formatLockfile(Object.fromEntries(digests)));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  return {
    site,
    publicFolder,
    /** The path of a photograph. */
    photograph,
    /** Puts a photograph with its place there. */
    put: async (name: string, image: Sharp): Promise<void> => {
      await image.withExif(GPS).jpeg().toFile(photograph(name));
    },
    stale,
    stalePaths: (): string[] => stale().flatMap(({ files }) => files.map(({ path }) => path)),
    render: async (): Promise<void> => {
      await checkPhotographs(stale());
      await renderStale(stale(), publicFolder(), () => undefined);
    },
    /** What is wrong with the folder, in the words that its owner reads; 'nothing' where it is right. */
    issue: (): string => {
      try {
        site();
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      return 'nothing';
    },
  };
}
