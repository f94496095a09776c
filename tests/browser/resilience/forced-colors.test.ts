import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cityYear, placeYear, serviceYear } from '#content/year.ts';
import { buildInput } from '#data/site.ts';
import { EXAMPLE_PATHS, EXAMPLE_ROWS } from '#tests/support/example-rows.ts';
import { PAGES } from '#tests/support/page-types.ts';
import { useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage({ forcedColors: 'active', reducedMotion: 'reduce' });

/** Separator lines at the edge of an element, in px. */
const EDGE = 3;

/** The number of colors of an element with its text hidden: more than one means that a mark is visible. */
async function colorsWithoutText(page: Page, element: Locator): Promise<number> {
  await element.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode() !== null) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const cover = document.createElement('span');
      cover.style.visibility = 'hidden';
      node.parentNode?.replaceChild(cover, node);
      cover.append(node);
    }
  });
  await page.mouse.move(0, 0);
  const picture = sharp(await element.screenshot());
  const { width, height } = await picture.metadata();
  const inner = { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  const { data, info } = await picture.extract(inner).raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.subarray(at, at + 3).toString('hex'));
  return colors.size;
}

/** The guide to stains, if there is one. */
const GUIDE = PAGES.filter(({ name }) => name === 'the guide to stains').map(({ path }) => path);

describe('With forced colors the mark is visible', () => {
  test.each([
    { what: 'a closed question', path: EXAMPLE_PATHS.serviceFaq, mark: '.accordion details:not([open]) > summary' },
    { what: 'an open question', path: EXAMPLE_PATHS.serviceFaq, mark: '.accordion details[open] > summary' },
    { what: 'a menu that opens', path: '/faq', mark: '.dropdown > summary' },
    { what: 'a tick', path: '/styleguide', mark: 'ul.ticks > li' },
    ...GUIDE.map((path) => ({
      what: 'a surface in the guide to stains',
      path,
      mark: '.guide-surfaces > details > summary',
    })),
    { what: 'a step', path: '/styleguide', mark: '#part-marks ol > li' },
  ])('of $what', async ({ path, mark }) => {
    const page = await look(path);
    expect(await colorsWithoutText(page, page.locator(mark).first())).toBeGreaterThan(1);
  });
});

const { region } = buildInput().model.business;

/** The examples that name good weeks: a place without notes, or a region without seasons, has none. */
const WITH_WEEKS = [
  { path: EXAMPLE_PATHS.city, year: cityYear(EXAMPLE_ROWS.city, region) },
  { path: EXAMPLE_PATHS.place, year: placeYear(EXAMPLE_ROWS.place, region) },
  { path: EXAMPLE_PATHS.service, year: serviceYear(EXAMPLE_ROWS.service, region) },
].filter(({ year }) => year !== null && year.weeks.length > 0);

test.each(WITH_WEEKS)(
  'With forced colors the good weeks of the year stand out from their lane: $path',
  async ({ path }) => {
    const page = await look(path);
    const bars = page.locator('.year-art rect');
    expect(await bars.count()).toBeGreaterThan(0);
    const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
    const background = await page.locator('.year').evaluate((year) => {
      for (let box: Element | null = year; box !== null; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
    expect(fills).not.toContain(background);
    expect(await page.locator('.year tbody tr').count()).toBeGreaterThan(0);
  },
);
