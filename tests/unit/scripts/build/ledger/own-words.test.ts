import { expect, it } from 'vitest';
import { readOwnWords, wordsText } from '#scripts/build/ledger/own-words.ts';

const page = (main: string, { head = '', footer = 'Call 1' } = {}): string =>
  `<!DOCTYPE html><html><head><title>Roofs &amp; walls</title><meta name="description" content="We wash &quot;it&quot;.">${head}</head>` +
  `<body><header><h1>Menu</h1></header><main id="main">${main}</main><footer>${footer}</footer></body></html>`;
const words = (html: string): string => wordsText(readOwnWords(html));

const ARTICLE = '<article><h1>Roofs</h1><p>We <strong>wash</strong>  them.</p></article>';

it('a page’s own words are title, description and the text of its article', () => {
  expect(words(page(`<nav>Home</nav>${ARTICLE}<section>Free estimates</section>`))).toBe(
    'Roofs & walls\nWe wash "it".\nRoofs We wash them.',
  );
});

it('a page whose articles have no h1 has the words of its main part', () => {
  expect(words(page('<h1>Blog</h1><article><h2>Newest</h2></article><p>Earlier</p>'))).toMatch(
    /\nBlog Newest Earlier$/,
  );
});

it('code, drawings, navigation, lists of related links and buttons are no words', () => {
  const skipped = [
    '<script>let a = "<p>one</p>";</script>',
    '<style>p { color: red }</style>',
    '<svg><title>Drawing</title><text>Map</text></svg>',
    '<nav aria-label="Breadcrumb">Home</nav>',
    '<ul class="links mt-4"><li><a href="/b">Other</a></li></ul>',
    '<section class="related"><h2>Nearby</h2></section>',
    '<p class="actions"><a class="button" href="tel:+18035550142">Call (803) 555-0142</a></p>',
    '<template><p>two</p></template>',
  ];
  for (const html of skipped) {
    expect(words(page(`<h1>One</h1>${html}<p>Two</p>`)), html).toBe(words(page('<h1>One</h1><p>Two</p>')));
    const inArticle = `<article><h1>One</h1>${html}<p>Two</p></article>`;
    expect(words(page(inArticle)), html).toBe(words(page('<article><h1>One</h1><p>Two</p></article>')));
  }
});

it('another footer, stylesheet or markup changes no words; another sentence does', () => {
  const own = words(page(ARTICLE));
  expect(
    words(page(ARTICLE, { footer: 'Call 2', head: '<style>p{}</style><link rel="stylesheet" href="/b.css">' })),
  ).toBe(own);
  expect(words(page(ARTICLE.replace('<p>', '<p class="lead">')))).toBe(own);
  expect(words(page(ARTICLE.replace('them', 'it')))).not.toBe(own);
});
