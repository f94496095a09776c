import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config, init, parser, parserCtx, schema, serializer, serializerCtx } from '@milkdown/core';
import { Clock, Container, Ctx } from '@milkdown/ctx';
import type { Node } from '@milkdown/prose/model';
import { renderMarkdown } from '#content/article/markdown.ts';
import { postSchema } from '#staff/editor/rich-text/schema.ts';
import { markdownStyle } from '#staff/editor/rich-text/markdown.ts';

/** Converts between Markdown and the editor's document. */
interface MarkdownModel {
  readonly parse: (markdown: string) => Node;
  /** Serializes; ends with one line feed unless the document is empty. */
  readonly write: (doc: Node) => string;
}

/** Provides the window events by which Milkdown's plugins wait for each other, for Node. */
function withWindowEvents(): void {
  const events = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}

/** The editor's Markdown parser and serializer without an editor or a browser. */
async function markdownModel(): Promise<MarkdownModel> {
  withWindowEvents();
  const ctx = new Ctx(new Container(), new Clock());
  const plugins = [schema, parser, serializer, init(undefined as never), config(markdownStyle), ...postSchema];
  const runners = plugins.map((plugin) => plugin(ctx.produce()));
  await Promise.all(runners.map(async (run) => run()));
  return { parse: ctx.get(parserCtx), write: ctx.get(serializerCtx) };
}

const model = await markdownModel();

/** Opens Markdown in the editor and writes it back. */
const again = (markdown: string): string => model.write(model.parse(markdown));
/** The rendered HTML, in which Windows line ends make no difference. */
const shown = (markdown: string): string => renderMarkdown(markdown).html.value.replaceAll('\r', '');

const posts = JSON.parse(readFileSync('data/snapshot/posts.json', 'utf8')) as { slug: string; body: string }[];

/** Markdown as people and other programs write it, whose page must not change. */
const EDGE_CASES: Readonly<Record<string, string>> = {
  'nested lists': '- a\n  - b\n    1. c\n    2. d\n  - e\n- f\n\n  second paragraph\n',
  'a loose list': '- a\n\n- b\n\n- c\n',
  'a list that starts at 3': '3. three\n4. four\n',
  'two lists side by side': '- a\n\n* b\n\n1. c\n\n1) d\n',
  'a list of headings, quotes, code and tables':
    '- ## A\n- > b\n- ```\n  c\n  ```\n- | x | y |\n  | - | - |\n  | 1 | 2 |\n',
  'an empty list item': '- a\n-\n- b\n',
  tasks: '- [ ] open\n- [x] done\n',
  'a table with pipes, links and code':
    '| a \\| b | `c \\| d` | [e](/f "g") |\n| :-- | :-: | --: |\n| **h** | | ~~i~~ |\n| short |\n| l | m | n | too long |\n',
  'a table that is only its header': '| a | b |\n| - | - |\n',
  'an empty first cell': '| | b |\n| --- | --- |\n| c | d |\n',
  'escaped characters':
    '\\# no heading\n\n1986\\. A year.\n\n\\- no list, \\* no star, snake_case_name, 2 * 3 * 4, a < b, &amp; &lt; &copy; \\`x\\`\n',
  'literal brackets': 'an [x] and ![y] and [z](not\n',
  'emoji and other planes': 'Clean 🧽🏠 roofs 👩‍🔧, 𝒜 and 中文 and ﷽\n',
  'hard breaks': 'one  \ntwo\\\nthree\n\n*four  \nfive*\n',
  'two spaces at line ends': 'one  \n\ntwo  \n',
  'soft breaks': 'one\ntwo\nthree *four\nfive* six\n',
  'soft breaks before what looks like a block': 'one\n\\- two\n\\# three\n1986\\. four\n',
  code: '`` a ` b `` and ` c `\n\n```js title\nlet a = `b`;\n\n# no heading\n```\n\n    indented\n',
  'code in bold in a link': '[**`a` b**](/c)\n',
  'a link with more around it in bold': '**see [a](/b) now**\n',
  autolinks:
    'https://example.com/a_b_c?d=e&f and www.example.com, <https://example.com>, a@example.com and <b@example.com>.\n',
  'links by reference': '[a][b] and [b] and ![c][b]\n\n[b]: /d "e"\n',
  'hrefs of every kind':
    '[a](/b) [c](tel:+18035550100) [d](mailto:e@example.com) [f](https://example.com "g \\"h\\"") [i](<j k>)\n',
  pictures:
    '![alt](/images/uploads/x.webp)\n\n![alt "quoted"](/images/a.webp "Caption \\"quoted\\"")\n\nin ![a](/b.webp) text\n\n[![a](/b.webp)](/c)\n',
  'bold and italic in all orders': '***a** b* ***c* d** **e *f*** *g **h*** ~~*i* j~~ a**b**c\n',
  'bold beside punctuation': '**"a"**b **c.** d*e*f\n',
  'right to left': 'שלום **עולם** — مرحبا\n\n- ‏אחד\n- ‏שניים\n',
  'raw HTML': 'a <b>c</b> <script>alert(1)</script>\n\n<div onclick="x()">\n\n**d**\n\n</div>\n',
  'a comment': '<!-- a -->\n\nb\n',
  footnotes: 'a[^1] b[^note]\n\n[^1]: c\n[^note]: d\n\n    e\n',
  quotes: '> a\n> b\n>\n> > c\n>\n> - d\n',
  'an empty quote': '>\n\na\n',
  dividers: 'a\n\n---\n\n***\n\nb\n',
  headings: '## a *b* `c`\n\nd\n-\n\n### e ###\n\n#### f\n',
  'entities for spaces': 'a&nbsp;b\u00a0c\n',
  'lines of spaces': 'a\n   \n\t\nb\n',
  'Windows line ends': 'a\r\nb\r\n\r\n- c\r\n- d\r\n',
  nothing: '',
  'only spaces': '  \n \n',
};

describe('Markdown opened in the editor and written back', () => {
  it.each(posts)('is identical for the post $slug', ({ body }) => {
    expect(again(body)).toBe(body);
  });

  it.each(Object.entries(EDGE_CASES))('renders the same page and is stable for %s', (_, markdown) => {
    const once = again(markdown);
    expect(shown(once)).toBe(shown(markdown));
    expect(again(once)).toBe(once);
  });

  it('drops code of spaces with the space beside it', () => {
    expect(again('`\n` a\n')).toBe('a\n');
    expect(again('a ` ` b\n')).toBe('a  b\n');
  });

  it('nests bold inside a link of the same length', () => {
    expect(again('**[a](/b)** [**a**](/b)\n')).toBe('[**a**](/b) [**a**](/b)\n');
  });
});

const word = fc.constantFrom(...'a roof x_y # 1. - > & < [b] ! | \\ 🏠 שלום ` ~ * _ $5 :'.split(' '), '2 * 3');
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|~!&:@.-]/g, '\\$&');
const plain = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => escaped(words.join(' ')));
const inline = fc.oneof(
  plain,
  plain.map((text) => `**${text}**`),
  plain.map((text) => `*${text}*`),
  plain.map((text) => `***${text}** b*`),
  plain.map((text) => `[${text}](/c)`),
  fc.constant('`code`'),
  fc.constant('![alt](/images/a.webp "b")'),
  fc.constant('one\\\ntwo'),
);
const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => `word ${parts.join(' and ')} end`);
const oneLine = line.map((text) => text.replaceAll('\\\n', ''));
const indent = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    line,
    oneLine.map((text) => `## ${text}`),
    fc.tuple(oneLine, oneLine).map(([a, b]) => `| ${a} | b |\n| --- | :-: |\n| c | ${b} |`),
    fc.constant('```\ncode\n```'),
    fc.constant('---'),
    fc.array(tie('block'), { minLength: 1, maxLength: 2 }).map((inner) => `> ${indent(inner.join('\n\n'), '> ')}`),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((items) => items.map((item) => `- ${indent(item, '  ')}`).join('\n')),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((items) => items.map((item, i) => `${i + 1}. ${indent(item, '   ')}`).join('\n\n')),
  ),
}));

describe('Generated Markdown', () => {
  it('of nested blocks renders the same page when it is opened and written back', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        const markdown = `${blocks.join('\n\n')}\n`;
        expect(shown(again(markdown))).toBe(shown(markdown));
      }),
      { seed: 42, numRuns: 100 },
    );
  });

  it('of any characters renders the same page when it is opened and written back a second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('ab *_`[]()!#>-|\\\n~<&1.')), maxLength: 40 }),
        (markdown) => {
          const once = again(markdown);
          expect(shown(again(once))).toBe(shown(once));
        },
      ),
      { seed: 42, numRuns: 100 },
    );
  });
});
