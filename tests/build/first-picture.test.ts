import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';
import { PAGES } from '#tests/support/page-types.ts';

/** Pages that begin with a picture: one of each kind, and all posts and cities. */
const BEGINNING = ['/', '/services/house-washing', '/locations/irmo-sc', '/blog'];
const pictured = builtPaths().filter(
  (path) => BEGINNING.includes(path) || /^\/(?:blog|service-areas)\/[^/]+$/.test(path),
);

const elements = (path: string) => {
  const document = parseDocument(pageHtml(path));
  const all = (name: string) => DomUtils.getElementsByTagName(name, document);
  return {
    preloads: all('link').filter(({ attribs }) => attribs['rel'] === 'preload' && attribs['as'] === 'image'),
    urgent: all('img').filter(({ attribs }) => attribs['fetchpriority'] === 'high'),
    pictures: all('picture'),
  };
};

it('a page that begins with a picture preloads it as the browser will choose it, and never waits for a scroll', () => {
  expect(pictured.length).toBeGreaterThan(35);
  for (const path of pictured) {
    const { preloads, urgent, pictures } = elements(path);
    expect(urgent.length, path).toBe(1);
    const [image] = urgent;
    const around = pictures.filter((picture) => DomUtils.getElementsByTagName('img', picture).includes(image!));
    const [best = image!] = DomUtils.getElementsByTagName('source', around);
    const { srcset, sizes, type } = best.attribs;
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

it('no other kind of page preloads a picture', () => {
  const others = PAGES.map(({ path }): string => path).filter((path) => !pictured.includes(path));
  expect(others.length).toBeGreaterThan(8);
  for (const path of others) expect(elements(path).preloads, path).toEqual([]);
});
