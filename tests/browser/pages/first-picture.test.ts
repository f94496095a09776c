import { expect, test } from 'vitest';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor();

const PATHS = ['/', '/services/house-washing', '/service-areas/columbia-south-carolina', '/blog'];

test.each(PATHS.flatMap((path) => [PHONE, DESKTOP].map((viewport) => ({ path, viewport, width: viewport.width }))))(
  'the picture that $path begins with is loaded once, in the size that shows, at $width pixels',
  async ({ path, viewport }) => {
    const page = await visitor({ viewport });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'load' });
    const first = page.locator('img[fetchpriority="high"]');
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const shown = new URL(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname;
    const stem = shown.replace(/-\d+\.\w+$/, '');
    expect(asked.filter((file) => file.replace(/-\d+\.\w+$/, '') === stem)).toEqual([shown]);
  },
);
