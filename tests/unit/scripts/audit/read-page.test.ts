import { expect, test } from 'vitest';
import { readPage } from '#scripts/audit/read-page.ts';
import { srcsetUrls } from '#scripts/audit/tags.ts';

test('reads the text that a visitor sees: entities decoded, without scripts, hidden elements and the head', () => {
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

test('a page is noindex when its robots tag says noindex or none', () => {
  const robots = (content: string): boolean => readPage('/x', `<meta name="robots" content="${content}">`).noindex;
  expect(['noindex', 'NOINDEX, follow', 'none'].map(robots)).toEqual([true, true, true]);
  expect(['index, follow', 'max-snippet:-1'].map(robots)).toEqual([false, false]);
});

test('splits a srcset at its commas, but not at commas inside a URL', () => {
  expect(srcsetUrls('/a,b.webp 1x, /c.webp 2x')).toEqual(['/a,b.webp', '/c.webp']);
});
