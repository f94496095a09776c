import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isTooComplex } from '#model/markdown-limits.ts';

/** A line of a post's text as people read it: a heading, a paragraph, an item of a list, a row of a table. */
export interface Line {
  readonly kind: 'heading' | 'text';
  readonly text: string;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

type Root = ReturnType<typeof parser.parse>;
type Node = Root | Root['children'][number];

const childrenOf = (node: Node): readonly Node[] => ('children' in node ? node.children : []);

const pictureText = (alt: string | null | undefined): string =>
  alt === null || alt === undefined || alt === '' ? '[Picture]' : `[Picture: ${alt}]`;

/** The words of a node, with the address of a link after its words, and pictures by their descriptions. */
function words(node: Node): string {
  switch (node.type) {
    case 'link': {
      const text = childrenOf(node).map(words).join('');
      return text === node.url ? text : `${text} (${node.url})`;
    }
    case 'image':
    case 'imageReference':
      return pictureText(node.alt);
    case 'break':
      return ' ';
    case 'footnoteReference':
      return `[${node.label ?? node.identifier}]`;
    case 'text':
    case 'inlineCode':
    case 'html':
      return node.value.replace(/\s+/g, ' ');
    case 'root':
    case 'blockquote':
    case 'code':
    case 'definition':
    case 'delete':
    case 'emphasis':
    case 'footnoteDefinition':
    case 'heading':
    case 'linkReference':
    case 'list':
    case 'listItem':
    case 'paragraph':
    case 'strong':
    case 'table':
    case 'tableCell':
    case 'tableRow':
    case 'thematicBreak':
    case 'yaml':
      return childrenOf(node).map(words).join('');
  }
}

/** Splits source text into lines, without those that are blank. */
const sourceLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line.trimEnd() }));

const INDENT = '\u2003';

/** The lines of blocks. `depth`: how many lists they stand in. */
function linesOf(nodes: readonly Node[], depth: number): Line[] {
  return nodes.flatMap((node): Line[] => {
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', text: words(node) }];
      case 'list':
        return node.children.flatMap((item, at) => {
          const number = node.ordered === true ? `${(node.start ?? 1) + at}.` : '•';
          const [first, ...rest] = linesOf(item.children, depth + 1);
          return [{ kind: 'text', text: `${INDENT.repeat(depth)}${number} ${first?.text.trim() ?? ''}` }, ...rest];
        });
      case 'blockquote':
        return linesOf(node.children, depth).map(({ kind, text }) => ({ kind, text: `“${text}”` }));
      case 'table':
        return node.children.map((row) => ({ kind: 'text', text: row.children.map(words).join(' | ') }));
      case 'code':
      case 'html':
        return sourceLines(node.value);
      case 'thematicBreak':
        return [{ kind: 'text', text: '———' }];
      case 'definition':
        return [{ kind: 'text', text: `[${node.label ?? node.identifier}] ${node.url}` }];
      case 'footnoteDefinition': {
        const [first, ...rest] = linesOf(node.children, depth);
        return [{ kind: 'text', text: `[${node.label ?? node.identifier}] ${first?.text ?? ''}` }, ...rest];
      }
      case 'root':
      case 'break':
      case 'delete':
      case 'emphasis':
      case 'footnoteReference':
      case 'image':
      case 'imageReference':
      case 'inlineCode':
      case 'link':
      case 'linkReference':
      case 'listItem':
      case 'paragraph':
      case 'strong':
      case 'tableCell':
      case 'tableRow':
      case 'text':
      case 'yaml': {
        const text = words(node).trim();
        return text === '' ? [] : [{ kind: 'text', text: INDENT.repeat(depth) + text }];
      }
    }
  });
}

/**
 * The text of a post without its Markdown, line by line. A text that would take too long to parse is returned as it is
 * written.
 */
export const readableText = (markdown: string): readonly Line[] =>
  isTooComplex(markdown) ? sourceLines(markdown) : linesOf(parser.parse(markdown).children, 0);
