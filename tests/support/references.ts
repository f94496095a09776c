import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildInput } from '#data/site.ts';
import { type Difference, differenceOf, isDifferent, type Pixels, pixelsOf } from './picture-difference.ts';

/** The folder of the reference screenshots: the sample's, or a company's own. */
const REFERENCES = buildInput().model.business.sample ? 'tests/sample/references' : 'tests/references';

const REPORTS = join('reports', 'visual');

/** `npm run test:visual -- --update` sets this: references that differ are rewritten. */
const isUpdate = process.env['VISUAL_UPDATE'] === '1';

const fileOf = (name: string): string => join(REFERENCES, `${name}.webp`);

/** Encodes a screenshot as a reference: half the size, lossy WebP. */
const encoded = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize(Math.round(width / 2))
    .webp({ quality: 76, effort: 2 })
    .toBuffer();
};

const png = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** Writes the expected and the actual picture and their difference side by side. Returns the file. */
async function writeReport(name: string, expected: Buffer, actual: Buffer, { mask }: Difference): Promise<string> {
  const { width, height } = mask;
  const faded = await sharp(actual).greyscale().linear(0.3, 178).toBuffer();
  const marks = await png(mask);
  const gap = 8;
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${name}.png`);
  await sharp({ create: { width: 3 * width + 2 * gap, height, channels: 3, background: '#ff00ff' } })
    .composite([
      { input: expected, left: 0, top: 0 },
      { input: actual, left: width + gap, top: 0 },
      { input: faded, left: 2 * (width + gap), top: 0 },
      { input: marks, left: 2 * (width + gap), top: 0 },
    ])
    .png()
    .toFile(file);
  return file;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/**
 * Compares a screenshot with its reference. Returns the issue with the path of a report, or an empty list.
 * With --update, a reference that is missing or differs is written instead.
 */
export async function issuesAgainstReference(name: string, screenshot: Buffer): Promise<string[]> {
  const actual = await encoded(screenshot);
  const file = fileOf(name);
  const expected = existsSync(file) ? readFileSync(file) : null;
  const difference = expected === null ? null : differenceOf(await pixelsOf(expected), await pixelsOf(actual));
  if (difference !== null && !isDifferent(difference)) return [];
  if (isUpdate) {
    mkdirSync(REFERENCES, { recursive: true });
    writeFileSync(file, actual);
    return [];
  }
  if (expected === null || difference === null)
    return [`${file} is missing: npm run test:visual -- --update writes it`];
  const report = await writeReport(name, expected, actual, difference);
  const { share, worst } = difference;
  return [`${name}: ${percent(share)} differs, ${percent(worst)} in the worst square; see ${report}`];
}

const referenceFiles = (): string[] => (existsSync(REFERENCES) ? readdirSync(REFERENCES) : []);

/** The references with none of these names. With --update, they are removed. */
export function strayReferences(names: ReadonlySet<string>): string[] {
  const stray = referenceFiles().filter((file) => !names.has(file.replace(/\.webp$/, '')));
  if (!isUpdate) return stray;
  for (const file of stray) rmSync(join(REFERENCES, file));
  return [];
}

/** The bytes of all references together. */
export const referenceBytes = (): number =>
  referenceFiles().reduce((sum, file) => sum + readFileSync(join(REFERENCES, file)).length, 0);
