import { describe, expect, it } from 'vitest';
import { comparedPictures, stainService } from '#content/pages/stains.ts';
import { pictureStem } from '#model/picture.ts';
import { stainPath } from '#routes/paths.ts';
import { builtText, pageHtml } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { element, elements, links, pageTree, words } from '#tests/support/page-tree.ts';

const { stains, services, images } = committedModel();
const main = (path: string) => element(pageTree(path), 'main');

describe('The guide to stains', () => {
  it('links every stain, and names each in its own heading', () => {
    const hrefs = links(main('/stains')).map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(stains.map(({ slug }) => stainPath(slug))));
    for (const { slug, name } of stains) expect(words(element(main(stainPath(slug)), 'h1'))).toBe(name);
  });

  it('is in the header, the footer, the sitemap and llms.txt, as its stains are in the last two', () => {
    const hrefs = links(pageTree('/contact')).filter(({ href }) => href === '/stains');
    expect(hrefs).toHaveLength(2);
    for (const file of ['sitemap-pages-0.xml', 'llms.txt']) {
      const text = builtText(file);
      expect(stains.filter(({ slug }) => !text.includes(stainPath(slug)))).toEqual([]);
    }
  });

  it('loads no script before the first touch', () => {
    expect(pageHtml('/stains')).not.toMatch(/<script[^>]+src=/);
  });
});

describe('The page of a stain', () => {
  it('has all its texts: of what the company does only what it offers', () => {
    for (const stain of stains) {
      const text = words(main(stainPath(stain.slug)));
      const shown = [stain.what, stain.tell, stain.harm, stain.canDo, stain.mustNot, stain.sources].flat();
      for (const paragraph of shown) expect(text, stain.slug).toContain(paragraph.replace(/\s+/g, ' '));
      const offered = stainService(stain, services) !== null;
      for (const paragraph of stain.weDo) expect(text.includes(paragraph), stain.slug).toBe(offered);
    }
  });

  it('shows the stain beside its look-alike, each with an alt text', () => {
    for (const stain of stains) {
      const other = stains.find(({ slug }) => slug === stain.lookAlike)!;
      const pictures = elements(main(stainPath(stain.slug)), 'img').map(({ attribs }) => attribs);
      for (const picture of comparedPictures(stain, other, images).flatMap(({ own, like }) => [own, like])) {
        if (picture === null) continue;
        const shown = pictures.find(({ src }) => src?.startsWith(`${pictureStem(picture)}-`));
        expect(shown?.['alt'], `${stain.slug}: ${picture.name}`).toBe(picture.alt);
      }
    }
  });
});
