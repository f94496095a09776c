import type { Mark, Node } from '@milkdown/prose/model';
import type { MarkdownNode } from '@milkdown/transformer';

/** A stretch of a text block: words, or a node such as a picture, with the marks it stands in. */
interface Piece {
  readonly marks: readonly Mark[];
  readonly node: MarkdownNode;
}

const isSpace = ({ node }: Piece): boolean => node.type === 'text' && (node['value'] as string).trim() === '';
const isBreak = ({ node }: Piece): boolean => node.type === 'break';

/** A line break of the Markdown's own, which a page shows as a space, and a picture, a reference or raw HTML. */
function leaf(node: Node): MarkdownNode {
  const { attrs } = node;
  switch (node.type.name) {
    case 'hardbreak':
      return attrs['isInline'] === true ? { type: 'text', value: '\n' } : { type: 'break' };
    case 'image':
      return {
        type: 'image',
        url: attrs['src'],
        alt: attrs['alt'],
        title: attrs['title'] === '' ? null : attrs['title'],
      };
    case 'footnote_reference':
      return { type: 'footnoteReference', label: attrs['label'], identifier: attrs['label'] };
    case 'html':
      return { type: 'html', value: attrs['value'] };
    default:
      return { type: 'text', value: node.text ?? '' };
  }
}

/** White space means nothing beside a line's end: it would have to be written as entities to survive. */
function withoutLooseSpaces(pieces: readonly Piece[]): Piece[] {
  let atLineStart = true;
  const forward = pieces.map((piece): Piece => {
    if (piece.node.type !== 'text' || isCode(piece)) {
      atLineStart = isBreak(piece);
      return piece;
    }
    let value = (piece.node['value'] as string).replace(/[ \t]*\n[ \t\n]*/g, '\n');
    if (atLineStart) value = value.replace(/^[ \t\n]+/, '');
    if (value !== '') atLineStart = value.endsWith('\n');
    return { ...piece, node: { type: 'text', value } };
  });
  let atLineEnd = true;
  const backward = forward.reverse().map((piece): Piece => {
    if (piece.node.type !== 'text' || isCode(piece)) {
      atLineEnd = isBreak(piece);
      return piece;
    }
    let value = piece.node['value'] as string;
    if (atLineEnd) value = value.replace(/[ \t\n]+$/, '');
    if (value !== '') atLineEnd = value.startsWith('\n');
    return { ...piece, node: { type: 'text', value } };
  });
  // Code of nothing but spaces is nothing that anybody sees, either.
  return backward
    .reverse()
    .filter(({ node }) => node.type !== 'text' || (node['value'] as string).length > 0)
    .filter((piece) => !isCode(piece) || !isSpace(piece));
}

const isCode = ({ marks }: Piece): boolean => marks.some((mark) => mark.type.name === 'inlineCode');

/** A break with nothing before or behind it would be written as a backslash. */
function withoutOuterBreaks(pieces: readonly Piece[]): readonly Piece[] {
  const first = pieces.findIndex((piece) => !isBreak(piece));
  const last = pieces.findLastIndex((piece) => !isBreak(piece));
  return first < 0 ? [] : pieces.slice(first, last + 1);
}

const PARENT_OF: Readonly<Record<string, string>> = {
  emphasis: 'emphasis',
  strong: 'strong',
  strike_through: 'delete',
};

function wrap(mark: Mark, children: readonly MarkdownNode[]): MarkdownNode {
  if (mark.type.name === 'link')
    return { type: 'link', url: mark.attrs['href'], title: mark.attrs['title'], children: [...children] };
  return { type: PARENT_OF[mark.type.name] ?? 'emphasis', children: [...children] };
}

const has = (piece: Piece, mark: Mark): boolean => piece.marks.some((other) => other.eq(mark));

/** How far a mark reaches from the start of the pieces. */
const reach = (pieces: readonly Piece[], mark: Mark): number => {
  const end = pieces.findIndex((piece) => !has(piece, mark));
  return end < 0 ? pieces.length : end;
};

const isLink = (mark: Mark): boolean => mark.type.name === 'link';

/** Marks around words as nodes around nodes: the mark that reaches farthest is the outermost, a link before others. */
function nest(pieces: readonly Piece[]): MarkdownNode[] {
  const out: MarkdownNode[] = [];
  let rest = pieces;
  while (rest.length > 0) {
    const [first] = rest;
    const outer = first!.marks
      .filter((mark) => mark.type.name !== 'inlineCode')
      .map((mark) => ({ mark, end: reach(rest, mark) }))
      .sort((a, b) => b.end - a.end || Number(isLink(b.mark)) - Number(isLink(a.mark)))[0];
    if (outer === undefined) {
      const { node } = first!;
      const last = out.at(-1);
      if (isCode(first!)) out.push({ type: 'inlineCode', value: node['value'] });
      else if (node.type === 'text' && last?.type === 'text')
        out[out.length - 1] = { type: 'text', value: (last['value'] as string) + (node['value'] as string) };
      else out.push(node);
      rest = rest.slice(1);
      continue;
    }
    const { mark, end } = outer;
    const inside = rest
      .slice(0, end)
      .map((piece) => ({ ...piece, marks: piece.marks.filter((other) => !other.eq(mark)) }));
    out.push(wrap(mark, nest(inside)));
    rest = rest.slice(end);
  }
  return out;
}

/** Bold and italic end where their words do: Markdown cannot begin or end them with a space. */
function spacesOutside(pieces: readonly Piece[]): Piece[] {
  const split = pieces.flatMap((piece) => {
    if (piece.node.type !== 'text' || piece.marks.length === 0 || isCode(piece)) return [piece];
    const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(piece.node['value'] as string)!;
    return [before!, words!, after!]
      .filter((value) => value !== '')
      .map((value): Piece => ({ ...piece, node: { type: 'text', value } }));
  });
  return split.map((piece, index): Piece => {
    if (!isSpace(piece) && !isBreak(piece)) return piece;
    // A space keeps only the marks that the words on both of its sides have.
    const before = split.slice(0, index).findLast((other) => !isSpace(other) && !isBreak(other));
    const after = split.slice(index + 1).find((other) => !isSpace(other) && !isBreak(other));
    const marks = piece.marks.filter(
      (mark) => before !== undefined && after !== undefined && has(before, mark) && has(after, mark),
    );
    return { ...piece, marks };
  });
}

/** The Markdown inside a paragraph, a heading or a table's cell. */
export function inlineMarkdown(block: Node): MarkdownNode[] {
  const pieces: Piece[] = [];
  block.forEach((node) => pieces.push({ marks: node.marks, node: leaf(node) }));
  return nest(spacesOutside(withoutOuterBreaks(withoutLooseSpaces(pieces))));
}
