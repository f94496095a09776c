import { expect, test } from 'vitest';
import { withStableAttributes } from '#hydration/client-chunks.ts';

const island = (attributes: string, html: string): string => `<astro-island ${attributes} ssr>${html}</astro-island>`;

test('an island has neither the hash of its path on disk nor the number of its place on the page', () => {
  const html = island('uid="Z1x" prefix="r3" component-url="/a.js"', '<a prefix="r3" href="/">Home</a>');
  expect(withStableAttributes(html)).toBe(island('component-url="/a.js"', '<a prefix="r3" href="/">Home</a>'));
});

test('an island that renders an id of useId stops the build', () => {
  const html = island('prefix="r3" component-url="/a.js"', '<p id="_r3R_1_">Text</p>');
  expect(() => withStableAttributes(html)).toThrow('useId');
});
