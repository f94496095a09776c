import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardPlan } from '#scripts/pictures/cards/card-plan.ts';
import { type CardText, cardTexts } from '#scripts/pictures/cards/card-text.ts';
import { BAND_EDGE, CARD_SIZE, PAPER_EDGE } from '#scripts/pictures/cards/card.ts';
import { layOutCardText, type TextLine } from '#scripts/pictures/cards/text-layout.ts';
import { letterWidths, textPaths } from '#scripts/pictures/cards/text-paths.ts';
import { PALETTE } from '#scripts/pictures/drawing/palette.ts';
import type { Picture } from '#scripts/pictures/pipeline/picture.ts';
import { fileDigest, findStale, formatLockfile, LOCKFILE_PATH } from '#scripts/pictures/pipeline/staleness.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const model = committedModel();
const { pack } = model.business.region;
const committed = cardTexts(model);
const oneOfEach = [...Map.groupBy(committed, ({ kind }) => kind).values()].map((cards) => cards[0]!);
const LONG_TITLE = 'When Every Gutter of a Long House Under Tall Pines Fills With Straw Before the Week Is Over';
const measure = await letterWidths([...committed.flatMap(({ title, line }) => [title, line ?? '']), LONG_TITLE, ' …']);

/** The bounding box of the points and control points of all paths: never smaller than what is drawn. */
function boxOf(svg: string): { left: number; right: number; top: number; bottom: number } {
  const numbers = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) =>
    (d!.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
  );
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const drawnBox = async (lines: readonly TextLine[]) => boxOf(await textPaths(lines, CARD_SIZE.width, CARD_SIZE.height));

const paperRight = Math.min(...PAPER_EDGE.map(([x]) => x));
const [bandTop, bandBottom] = [Math.min(...BAND_EDGE.map(([, y]) => y)), Math.max(...BAND_EDGE.map(([, y]) => y))];

describe('the cards of the committed data', () => {
  it('show the full title in at most three lines, readable at a quarter of the size', () => {
    for (const text of committed) {
      const { titleLines, lines } = layOutCardText(text, measure);
      expect(lines[0]!.size).toBeGreaterThanOrEqual(56);
      expect(titleLines.join(' ').replace('- ', '-')).toBe(text.title);
      expect(titleLines.length).toBeLessThanOrEqual(3);
    }
  });

  it('keep title and line inside the sheet of paper', async () => {
    for (const text of committed) {
      const box = await drawnBox(layOutCardText(text, measure).lines.slice(0, -1));
      expect(box.right).toBeLessThan(paperRight - 20);
      expect(box.bottom).toBeLessThan(bandTop - 12);
      expect(box.top).toBeGreaterThan(24);
      expect(box.left).toBeGreaterThan(48);
    }
  });

  it('keep the company name inside the band of water', async () => {
    for (const text of oneOfEach) {
      const box = await drawnBox(layOutCardText(text, measure).lines.slice(-1));
      expect(box.top).toBeGreaterThan(bandBottom);
      expect(box.bottom).toBeLessThan(620);
      expect(box.right).toBeLessThan(1150);
    }
  });

  it('draw text as paths, so that no installed font changes them', async () => {
    for (const { svgWithText } of cardPlan(oneOfEach, pack))
      expect(await svgWithText?.()).not.toMatch(/<(?:text|image|style|foreignObject)|font-/);
  });

  it('have text with AAA contrast on paper and on water', () => {
    const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const luminance = (hex: string): number =>
      [0.2126, 0.7152, 0.0722].reduce(
        (sum, weight, index) =>
          sum + weight * channel(Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255),
        0,
      );
    const contrast = (a: string, b: string): number => {
      const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (light! + 0.05) / (dark! + 0.05);
    };
    const { lines } = layOutCardText(oneOfEach[1]!, measure);
    for (const { fill } of lines.slice(0, -1)) expect(contrast(fill, PALETTE.paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(lines.at(-1)!.fill, PALETTE.river)).toBeGreaterThanOrEqual(7);
  });
});

describe("a post's title", () => {
  const post = oneOfEach.find(({ kind }) => kind === 'post')!;

  it('that is too long is cut at a word with an ellipsis and stays on the paper', async () => {
    const { titleLines, lines } = layOutCardText({ ...post, title: LONG_TITLE }, measure);
    const shown = titleLines.join(' ');
    expect(shown).toMatch(/\w…$/);
    expect(LONG_TITLE).toMatch(new RegExp(`^${shown.slice(0, -1)}\\b`));
    expect((await drawnBox(lines.slice(0, -1))).right).toBeLessThan(paperRight - 20);
  });

  it('that changes makes only its own card stale', () => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    const filesOf = (plan: readonly Picture[]) =>
      plan.flatMap((picture) => picture.files.map((file) => ({ picture, file })));
    const files = filesOf(cardPlan(oneOfEach, pack));
    for (const { file } of files) {
      mkdirSync(dirname(join(folder, file.path)), { recursive: true });
      writeFileSync(join(folder, file.path), 'drawn');
    }
    const digests = Object.fromEntries(files.map(({ picture, file }) => [file.path, fileDigest(picture, file)]));
    writeFileSync(join(folder, LOCKFILE_PATH), formatLockfile(digests));
    const staleAfter = (cards: readonly CardText[]) =>
      findStale(cardPlan(cards, pack), folder).stale.flatMap((picture) => picture.files.map(({ path }) => path));

    expect(staleAfter(oneOfEach)).toEqual([]);
    expect(staleAfter(oneOfEach.map((text) => (text === post ? { ...text, title: 'Another Title' } : text)))).toEqual([
      `images/og/post-${post.slug}.jpg`,
    ]);
    rmSync(folder, { recursive: true });
  });
});

describe('the cards of a company elsewhere', () => {
  const scenesOf = (texts: readonly CardText[], ofPack: string | null): readonly string[] =>
    cardPlan(texts, ofPack).map(({ svg }) => svg.replace(/<desc>.*?<\/desc>/s, ''));
  const card = (kind: CardText['kind'], slug: string): CardText => ({ kind, slug, title: 'A', line: null, foot: 'B' });
  // Columbia, Missouri, has the short slug of the sample's town.
  const ours = [card('default', ''), card('city', 'columbia'), card('city', 'chapin'), card('hub', 'cayce-sc')];

  it('show none of the Midlands’ towns, also where a town has the name of one', () => {
    const [anywhere] = scenesOf([card('city', 'no-such-town')], null);
    expect(scenesOf(ours, null)).toEqual(ours.map(() => anywhere));
    for (const scene of scenesOf(ours, 'midlands')) expect(scene).not.toBe(anywhere);
  });
});
