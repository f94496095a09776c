import { expect, it } from 'vitest';
import { textAddresses } from '#staff/editor/text-addresses.ts';

const ORIGIN = 'https://wash.example';
const PICTURE = `/images/uploads/${'a'.repeat(32)}-1600x900`;

it('the links of a text are those to the site itself, each once', () => {
  const body = `[a](/contact) [b](/contact) [c](https://wash.example/faq#top) [d](https://other.example/) [e](#top)
[f](mailto:a@b.example) [g](//other.example/x) [h](tel:+18035550100) <https://wash.example/blog/x> \`[i](/code)\``;
  expect(textAddresses(body, ORIGIN).links).toEqual([
    '/contact',
    'https://wash.example/faq#top',
    'https://wash.example/blog/x',
  ]);
});

it('the pictures of a text are all files of its uploaded pictures, and none that visitors never see', () => {
  const body = `![Wall](${PICTURE}.webp) ![Other](https://other.example/x.webp)`;
  expect(textAddresses(body, ORIGIN).pictures.toSorted()).toEqual([`${PICTURE}-small.webp`, `${PICTURE}.webp`]);
});
