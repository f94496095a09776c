import { describe, expect, it } from 'vitest';
import { referencedPictures } from '#data/snapshot-pictures.ts';

const NAME = '0123456789abcdef0123456789abcdef-640x480.webp';
const PATH = `/images/uploads/${NAME}`;
const inBody = (body: string): string[] => referencedPictures({ body, cover_image: null }).map(({ path }) => path);

describe('the pictures that a post refers to', () => {
  it.each([
    ['alone in its paragraph', `![A wall](${PATH})`],
    ['with a title', `![A wall](${PATH} "After an hour")`],
    ['in angle brackets', `![A wall](<${PATH}>)`],
    ['by reference', `![A wall][wall]\n\n[wall]: ${PATH}`],
    ['as a link', `[![A wall](${PATH})](https://elsewhere.example)`],
    ['in a list in a quote', `> - ![A wall](${PATH})`],
    ['in a table', `| a |\n| - |\n| ![A wall](${PATH}) |`],
    ['in a footnote', `Text[^1]\n\n[^1]: ![A wall](${PATH})`],
    ['in a footnote without a space', `Text[^1]\n\n[^1]:![Wall](${PATH})`],
    ['with an entity in its address', `![A wall](&#47;images/uploads/${NAME})`],
    ['with an escape in its address', `![A wall](/images/uploads\\/${NAME})`],
  ])('are found %s', (_, body) => {
    expect(inBody(body)).toEqual([PATH]);
  });

  it.each([
    ['a plain address in the text', PATH],
    ['in a text nested too deeply to parse', `${'> '.repeat(20_000)}![A wall](${PATH})`],
    ['an address in code', `\`![A wall](${PATH})\``],
    ['a picture elsewhere', `![A wall](https://elsewhere.example${PATH})`],
    ['a picture with a query', `![A wall](${PATH}?v=2)`],
    ['the file for small screens', `![A wall](/images/uploads/${NAME.replace('640', '1640').replace('.', '-small.')})`],
    ['a name of another form', '![A wall](/images/uploads/wall.webp)'],
    ['a picture of the repository', '![A wall](/images/posts/roof-1200.webp)'],
  ])('are not %s', (_, body) => {
    expect(inBody(body)).toEqual([]);
  });

  it('are listed once per field, with the field', () => {
    const body = `![A wall](${PATH})\n\n![The same wall](${PATH})`;
    const named = referencedPictures({ body, cover_image: PATH });
    expect(named.map(({ field, picture }) => [field, picture.name])).toEqual([
      ['body', NAME],
      ['cover_image', NAME],
    ]);
    expect(referencedPictures({ body: '', cover_image: '/images/posts/roof-1200.webp' })).toEqual([]);
  });
});
