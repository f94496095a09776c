import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { droppedNote, pictureLabel } from '#staff/editor/rich-text/dropped-pictures.ts';
import { cleanPastedHtml } from '#staff/editor/rich-text/pasted-html.ts';

/** What programs put on the clipboard, as text/html. */
const clipboard = (name: string): string => readFileSync(`tests/support/clipboard/${name}.html`, 'utf8');

/** The cleaned HTML with single spaces. */
const cleaned = (html: string): string => cleanPastedHtml(html).replace(/\s+/g, ' ').trim();

describe('what is pasted from', () => {
  it('Word keeps headings, bold, italics, links, the nesting of lists and tables', () => {
    expect(cleaned(clipboard('word'))).toBe(
      [
        '<h1>Before the roof is washed</h1>',
        '<h2>What to move</h2>',
        '<p>Plants come <strong>first</strong>, then the <em>grill</em> and <strong><em>everything</em></strong> that <a href="https://example.com/covers">can be covered</a>.</p>',
        '<ul><li>Porch<ul><li>Chairs and <strong>cushions</strong><ul><li>Also the old ones</li></ul></li></ul></li><li>Driveway</li></ul>',
        '<p>In this order:</p>',
        '<ol><li>Close the windows</li><li>Park on the street</li></ol>',
        '<p><img src="file:///C:/Users/sample/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"></p>',
        '<table><tr><th><p>Surface</p></th><th><p>Dries in</p></th></tr><tr><td><p>Brick</p></td><td><p>4 hours</p></td></tr></table>',
      ].join(''),
    );
  });

  it('Word on the web keeps the nesting of its lists, each item of which is a list', () => {
    expect(cleaned(clipboard('word-on-the-web'))).toBe(
      '<p><strong>Roof</strong> and <em>eaves</em> </p><ul><li><p>Shingles </p><ul><li><p>asphalt</p></li></ul></li><li><p>Tiles</p></li></ul>',
    );
  });

  it('LibreOffice keeps its bold words, and lists beside the items that they belong to', () => {
    expect(cleaned(clipboard('libreoffice'))).toBe(
      [
        '<h1> Cleaning a gutter</h1>',
        '<p> Work from a <strong>stable</strong> ladder, <em>never</em> from the roof. See <a href="https://example.com/ladders">ladders</a>.</p>',
        '<ul><li><p>Gloves</p><ul><li><p>thick ones</p></li><li><p>with <em>grip</em></p></li></ul></li><li><p>Bucket</p></li></ul>',
        '<ol><li><p>Scoop</p></li><li><p>Flush<br> with a hose</p></li></ol>',
        '<p><img src="file:///tmp/lu1234abc.tmp/lu5678_html_9f0c.png" alt="A full gutter"> It <del>never</del> rarely clogs.</p>',
      ].join(''),
    );
  });

  it('Google Docs is bold only where it was, although a <b> wraps everything', () => {
    expect(cleaned(clipboard('google-docs'))).toBe(
      [
        '<h1>Pollen season</h1>',
        '<p>It is <strong>yellow</strong> and <em>everywhere</em>, says <a href="https://example.com/pollen?a=1"><strong><em>the forecast</em></strong></a>.</p>',
        '<ul><li><p>Pine</p><ul><li><p><strong>loblolly</strong></p></li><li><p>longleaf</p></li></ul></li><li><p>Oak</p></li></ul>',
        '<h2>What to do</h2>',
        '<ol><li><p>Wait for <del>March</del> April</p></li></ol>',
        '<p><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXsample?key=sample"></p>',
      ].join(''),
    );
  });

  it('a web page has its text, without what is hidden or no text', () => {
    expect(cleaned(clipboard('web-page'))).toBe(
      [
        '<h2>Soft washing</h2>',
        '<p>Low <strong>pressure</strong> and <em>patience</em>, <strong>not</strong> force. <code>500 PSI</code> is enough. Read <a href="https://example.com/soft">more</a> or <a href="javascript:void(0)">click</a>.</p>',
        '<ul><li>First<ul><li>nested <strong>bold</strong></li></ul></li><li>Second</li></ul>',
        '<blockquote><p>It works.</p></blockquote>',
        '<pre>a &lt;b&gt; c</pre>',
        '<div><img src="https://cdn.example/img/roof%20before.jpg?w=800" alt=""><div>A roof</div></div>',
      ].join(''),
    );
  });
});

/** A list of Word's, an item of each level, with the level as its text. */
const wordList = (...levels: readonly number[]): string =>
  levels.map((level) => `<p style="mso-list:l0 level${level} lfo1">${level}</p>`).join('\n');

describe('pasted HTML', () => {
  it.each([
    ['keeps the spaces of code', '<pre>a  b\n c</pre>', '<pre>a  b\n c</pre>'],
    ['keeps a space that does not break between words', '<p>4\u00a0hours</p>', '<p>4\u00a0hours</p>'],
    ['loses empty paragraphs', '<p><b>&nbsp;</b></p><p></p><p>a</p>', '<p>a</p>'],
    ['stays escaped', '<p>&lt;b&gt; &amp;amp; <b>&lt;</b></p>', '<p>&lt;b&gt; &amp;amp; <strong>&lt;</strong></p>'],
    [
      'keeps the items of a list that skips a level',
      wordList(1, 3, 2, 1),
      '<ul><li>1<ul><li>3</li><li>2</li></ul></li><li>1</li></ul>',
    ],
    ['keeps a list that begins with a nested item', wordList(2, 1), '<ul><li>2</li><li>1</li></ul>'],
    ['keeps the text of a list without items', '<ul>one<p>two</p></ul>', '<ul><li>one<p>two</p></li></ul>'],
    [
      'keeps a table of one header row, with cells for those that span others',
      '<table><tbody><tr><td colspan="2">a</td></tr><tr><th align="right">b</th><td>c</td></tr></tbody></table>',
      '<table><tbody><tr><th>a</th><th></th></tr><tr><td align="right">b</td><td>c</td></tr></tbody></table>',
    ],
    [
      'of an editor is not touched',
      '<p data-pm-slice="0 0 []"><i style="x">a</i></p>',
      '<p data-pm-slice="0 0 []"><i style="x">a</i></p>',
    ],
  ])('%s', (_, html, expected) => {
    expect(cleanPastedHtml(html)).toBe(expected);
  });

  it('of any depth is read', () => {
    const deep = (tag: string): string => `${`<${tag}>`.repeat(20_000)}a &lt; b`;
    expect(['div', 'b', 'ul'].map((tag) => cleanPastedHtml(deep(tag)).trim())).toEqual(Array(3).fill('a &lt; b'));
  });
});

describe('the note about pictures that were left out', () => {
  it.each([
    ['A full gutter', 'file:///tmp/a.png', 'A full gutter'],
    ['', 'https://cdn.example/img/roof%20before.jpg?w=800', 'roof before.jpg'],
    ['', 'data:image/png;base64,AAAA', ''],
    ['', 'https://cdn.example/%', '%'],
  ])('calls a picture with the description “%s” at %s “%s”', (alt, src, label) => {
    expect(pictureLabel(src, alt)).toBe(label);
  });

  it('names up to five pictures, and counts the others', () => {
    expect(droppedNote(['a.png'])).toMatch(/^A picture was left out: “a\.png”\. Pages show only/);
    expect(droppedNote(['', ''])).toMatch(/^2 pictures were left out\. Pages/);
    expect(droppedNote(['a', '', 'b', 'c', 'd', 'e', 'f'])).toMatch(
      /^7 pictures were left out: “a”, “b”, “c”, “d”, “e”, 2 more\. /,
    );
  });
});
