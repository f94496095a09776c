import { expect, test } from 'vitest';
import { readPage } from '#scripts/audit/read-page.ts';
import { srcsetUrls } from '#scripts/audit/tags.ts';

test('text is what a visitor sees: entities decoded, without scripts, hidden elements and the head', () => {
  const page = readPage(
    '/x',
    `<html><head><title>Wash &amp; rinse</title><style>p{}</style></head><body><header>Top</header>
     <main id="main"><h1>Roof <em>Wash</em>ing<br>in Cayce</h1><p>Caf&eacute;&nbsp;row</p><p hidden>secret</p>
     <details><summary>How?</summary>Softly.</details><template>later</template><svg><title>a drop</title></svg></main>
     <script>var no = "<p>no</p>"</script><noscript>none</noscript></body></html>`,
  );
  expect(page.title).toBe('Wash & rinse');
  expect(page.h1s).toEqual(['Roof Washing in Cayce']);
  expect(page.mainText).toBe('Roof Washing in Cayce Café row How? Softly.');
  expect(page.text).toBe('Top Roof Washing in Cayce Café row How? Softly.');
});

test('links, ids, assets and images are collected as written', () => {
  const page = readPage(
    '/x',
    `<head><link rel="stylesheet" href="/a.css"><link rel="preconnect" href="https://far.example"><link rel="icon" href="/i.svg">
     <meta property="og:image" content="https://wash.example/card.jpg"><script type="module" src="/m.js"></script></head>
     <body><a href="/faq">q</a><a name="old" href="#top">t</a><a>no link</a><p id="p"></p>
     <picture><source srcset="/a-400.avif 400w, /a-800.avif 800w"><img src="/a.webp" width="4" height="3" alt=""></picture></body>`,
  );
  expect(page.links).toEqual(['/faq', '#top']);
  expect(page.ids).toEqual(['old', 'p']);
  expect(page.assets).toEqual([
    '/a.css',
    '/i.svg',
    'https://wash.example/card.jpg',
    '/m.js',
    '/a-400.avif',
    '/a-800.avif',
    '/a.webp',
  ]);
  expect(page.images).toEqual([{ src: '/a.webp', alt: '', width: '4', height: '3' }]);
});

test('a page is noindex when its robots tag says noindex or none', () => {
  const robots = (content: string): boolean => readPage('/x', `<meta name="robots" content="${content}">`).noindex;
  expect(['noindex', 'NOINDEX, follow', 'none'].map(robots)).toEqual([true, true, true]);
  expect(['index, follow', 'max-snippet:-1'].map(robots)).toEqual([false, false]);
});

test('splits a srcset at its commas, but not at commas inside a URL', () => {
  expect(srcsetUrls('/a,b.webp 1x, /c.webp 2x')).toEqual(['/a,b.webp', '/c.webp']);
});
