import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { buildInput } from '#data/site.ts';
import type { Post } from '#model/post.ts';
import { cityPath, postPath } from '#routes/paths.ts';
import { pageHtml } from '#tests/support/built-site.ts';
import { PAGES } from '#tests/support/page-types.ts';

const { cities, posts } = buildInput().model;
const hasCover = ({ coverImage }: Post): boolean => coverImage !== null;

/** Pages that start with a picture: some of the company, all cities, and posts with a cover. */
const pictured = [
  ...PAGES.filter(({ name }) => ['the home page', 'a service', 'a hub', 'a stain'].includes(name)).map(
    ({ path }) => path,
  ),
  ...cities.map(({ slug }) => cityPath(slug)),
  ...posts.filter(hasCover).map(({ slug }) => postPath(slug)),
  ...posts
    .slice(0, 1)
    .filter(hasCover)
    .map(() => '/blog'),
];

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
  const others = PAGES.map(({ path }) => path).filter((path) => !pictured.includes(path));
  expect(others.length).toBeGreaterThan(8);
  for (const path of others) expect(elements(path).preloads, path).toEqual([]);
});
