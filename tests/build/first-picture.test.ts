import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { PAGES } from '#tests/support/page-types.ts';

/** Pages that start with a picture, besides all posts and cities. */
const WITH_PICTURE = ['/', '/services/house-washing', '/locations/irmo-sc', '/blog'];
const pictured = builtPaths().filter(
  (path) => WITH_PICTURE.includes(path) || /^\/(?:blog|service-areas)\/[^/]+$/.test(path),
);

const elements = (path: string) => {
  const document = parseDocument(pageHtml(path));
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  return {
    preloads: all('link').filter(({ attribs }) => attribs['rel'] === 'preload' && attribs['as'] === 'image'),
    highPriority: all('img').filter(({ attribs }) => attribs['fetchpriority'] === 'high'),
    pictures: all('picture'),
  };
};

it('a page that starts with a picture preloads the source that the browser will choose, and loads it eagerly', () => {
  expect(pictured.length).toBeGreaterThan(35);
  for (const path of pictured) {
    const { preloads, highPriority, pictures } = elements(path);
    expect(highPriority.length, path).toBe(1);
    const [image] = highPriority;
    const wrappers = pictures.filter((picture) => DomUtils.getElementsByTagName('img', picture).includes(image!));
    const [preferred = image!] = DomUtils.getElementsByTagName('source', wrappers);
    const { srcset, sizes, type } = preferred.attribs;
    expect(srcset, path).toMatch(/\d+w/);
    expect(
      preloads.map(({ attribs }) => attribs),
      path,
    ).toEqual([
      expect.objectContaining({ imagesrcset: srcset, imagesizes: sizes, fetchpriority: 'high', ...(type && { type }) }),
    ]);
    expect(image!.attribs['loading'], path).not.toBe('lazy');
    expect(Number(image!.attribs['width']), path).toBeGreaterThan(0);
  }
});

it('pages of other types preload no picture', () => {
  const others = PAGES.map(({ path }): string => path).filter((path) => !pictured.includes(path));
  expect(others.length).toBeGreaterThan(8);
  for (const path of others) expect(elements(path).preloads, path).toEqual([]);
});
