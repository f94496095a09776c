import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach } from 'vitest';
import { checkPhotographs } from '#scripts/pictures/photographs/develop.ts';
import { renderStale } from '#scripts/pictures/pipeline/render.ts';
import { drawnPictures, sitePictures } from '#scripts/pictures/pipeline/site-pictures.ts';
import {
  fileDigest,
  findStale,
  formatLockfile,
  LOCKFILE_PATH,
  type StalePicture,
} from '#scripts/pictures/pipeline/staleness.ts';
import { committedModel } from './committed-data.ts';

/** The drawings that the tests replace: planning all of them for each test would be slow. */
const REPLACED = [
  'hero1-desktop',
  'gallery-1',
  'services/roof-washing',
  'services/deck-cleaning',
  'services/dock-cleaning',
];
const drawings = drawnPictures(committedModel()).filter(
  ({ slot }) => slot !== undefined && (REPLACED.includes(slot.name) || slot.name.startsWith('pairs/home')),
);

/** An image like a camera's: blue sky over green grass. */
export const cameraImage = (width: number, height: number): Sharp => {
  const grass = { create: { width, height: height / 2, channels: 3, background: '#408040' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#a0c8ff' } }).composite([
    { input: grass, gravity: 'south' },
  ]);
};

/** EXIF data like a camera's: its make and the location. */
export const GPS = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 0/1 0/1' } };

/**
 * Gives each test an empty folder of photographs, and a public folder in which every drawing is up to date.
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
    /** Writes a photograph as JPEG with EXIF data. */
    put: async (name: string, image: Sharp): Promise<void> => {
      await image.withExif(GPS).jpeg().toFile(photograph(name));
    },
    stale,
    stalePaths: (): string[] => stale().flatMap(({ files }) => files.map(({ path }) => path)),
    render: async (): Promise<void> => {
      await checkPhotographs(stale().map(({ picture }) => picture));
      await renderStale(stale(), publicFolder(), () => undefined);
    },
    /** The message that the owner sees about the folder; 'nothing' if it is fine. */
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
