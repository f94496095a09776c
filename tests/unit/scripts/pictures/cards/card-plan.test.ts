import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BAND_EDGE, PAPER_EDGE } from '#scripts/pictures/cards/card.ts';
import { cardPlan } from '#scripts/pictures/cards/card-plan.ts';
import { type TextLine, layOutCardText } from '#scripts/pictures/cards/text-layout.ts';
import { type CardText, readCardWords } from '#scripts/pictures/cards/card-text.ts';
import { LOCKFILE_PATH, fileDigest, formatLockfile } from '#scripts/pictures/pipeline/staleness.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import { type Picture } from '#scripts/pictures/pipeline/picture.ts';
import { findStale } from '#scripts/pictures/pipeline/render.ts';
import { letterWidths, textPaths } from '#scripts/pictures/cards/text-paths.ts';

const committed = readCardWords('data');
const oneOfEach = [...Map.groupBy(committed, ({ kind }) => kind).values()].map((cards) => cards[0]!);
const measure = await letterWidths([...committed.flatMap(({ title, line }) => [title, line ?? '']), ' …']);

/** The box around paths, from the points of their commands: never smaller than what is drawn. */
function boxOf(svg: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) =>
    (d!.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
  );
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const drawnBox = async (lines: readonly TextLine[]) => boxOf(await textPaths(lines, 1200, 630));

describe('the cards of the committed data', () => {
  it('say their whole titles, in three lines at most', () => {
    for (const words of committed) {
      const { titleLines } = layOutCardText(words, measure);
      expect(titleLines.join(' ').replace('- ', '-')).toBe(words.title);
      expect(titleLines.length).toBeLessThanOrEqual(3);
    }
  });

  it('have titles that an eye can read at a quarter of their size', () => {
    for (const words of committed) expect(layOutCardText(words, measure).lines[0]!.size).toBeGreaterThanOrEqual(56);
  });

  it('keep title and line on the paper, off the scene and off the water', async () => {
    for (const words of committed) {
      const box = await drawnBox(layOutCardText(words, measure).lines.slice(0, -1));
      expect(box.right).toBeLessThan(Math.min(...PAPER_EDGE.map(([x]) => x)) - 20);
      expect(box.bottom).toBeLessThan(Math.min(...BAND_EDGE.map(([, y]) => y)) - 12);
      expect(box.top).toBeGreaterThan(24);
      expect(box.left).toBeGreaterThan(48);
    }
  });

  it('keep the foot on the water', async () => {
    for (const words of oneOfEach) {
      const box = await drawnBox(layOutCardText(words, measure).lines.slice(-1));
      expect(box.top).toBeGreaterThan(Math.max(...BAND_EDGE.map(([, y]) => y)));
      expect(box.bottom).toBeLessThan(620);
      expect(box.right).toBeLessThan(1150);
    }
  });

  it('have words as paths: no font of the machine decides how they look', async () => {
    for (const { svgWithText } of cardPlan(oneOfEach))
      expect(await svgWithText?.()).not.toMatch(/<(?:text|image|style|foreignObject)|font-/);
  });
});

it('the words of a card contrast with what they stand on (AAA)', () => {
  const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (hex: string): number =>
    [0.2126, 0.7152, 0.0722].reduce(
      (sum, share, index) => sum + share * channel(Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255),
      0,
    );
  const contrast = (a: string, b: string): number => {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light! + 0.05) / (dark! + 0.05);
  };
  const { lines } = layOutCardText(oneOfEach[1]!, measure);
  const foot = lines.at(-1)!;
  for (const { fill } of lines.slice(0, -1)) expect(contrast(fill, PALETTE.paper)).toBeGreaterThanOrEqual(7);
  expect(contrast(foot.fill, PALETTE.river)).toBeGreaterThanOrEqual(7);
});

describe('a title', () => {
  const titled = (title: string): CardText => ({ ...oneOfEach[4]!, title });

  it('of any length stays on the paper, cut at a word with an ellipsis', async () => {
    const long = 'When Every Gutter of a Long House Under Tall Pines Fills With Straw Before the Week Is Over';
    const { titleLines, lines } = layOutCardText(titled(long), measure);
    const said = titleLines.join(' ');
    expect(said).toMatch(/\w…$/);
    expect(long).toMatch(new RegExp(`^${said.slice(0, -1)}\\b`));
    expect((await drawnBox(lines.slice(0, -1))).right).toBeLessThan(Math.min(...PAPER_EDGE.map(([x]) => x)) - 20);
  });

  it('that changes makes its own card stale, and no other', () => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    const files = (plan: readonly Picture[]) =>
      plan.flatMap((picture) => picture.files.map((file) => ({ picture, file })));
    const plan = cardPlan(oneOfEach);
    for (const { file } of files(plan)) {
      mkdirSync(dirname(join(folder, file.path)), { recursive: true });
      writeFileSync(join(folder, file.path), 'drawn');
    }
    const lock = Object.fromEntries(files(plan).map(({ picture, file }) => [file.path, fileDigest(picture, file)]));
    writeFileSync(join(folder, LOCKFILE_PATH), formatLockfile(lock));
    const staleAfter = (cards: readonly CardText[]) =>
      findStale(cardPlan(cards), folder).stale.flatMap(({ files }) => files.map(({ path }) => path));

    expect(staleAfter(oneOfEach)).toEqual([]);
    const post = oneOfEach[4]!;
    expect(staleAfter(oneOfEach.map((words) => (words === post ? titled('Another Title') : words)))).toEqual([
      `images/og/post-${post.slug}.jpg`,
    ]);
    rmSync(folder, { recursive: true });
  });
});
