import { type Config, remarkStringifyOptionsCtx } from '@milkdown/core';
import type { Mark, Node } from '@milkdown/prose/model';
import type { MarkdownNode } from '@milkdown/transformer';
import { type $Remark, $remark } from '@milkdown/utils';
import remarkGfm from 'remark-gfm';

/** A run of a text block: text, or an inline node such as a picture, with its marks. */
interface Run {
  readonly marks: readonly Mark[];
  readonly node: MarkdownNode;
}

const isSpace = ({ node }: Run): boolean => node.type === 'text' && (node['value'] as string).trim() === '';
const isBreak = ({ node }: Run): boolean => node.type === 'break';

/** Converts an inline node. A soft break becomes a line feed, which the page renders as a space. */
function toMarkdownNode(node: Node): MarkdownNode {
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

/**
 * Trims white space next to line ends, where it has no meaning and would have to be serialized as entities. Code that
 * consists of spaces is invisible too, and goes first: what follows it is then at the start of the line.
 */
function trimLineEnds(runs: readonly Run[]): Run[] {
  const visible = runs.filter((run) => !isCode(run) || !isSpace(run));
  let atLineStart = true;
  const forward = visible.map((run): Run => {
    if (run.node.type !== 'text' || isCode(run)) {
      atLineStart = isBreak(run);
      return run;
    }
    let value = (run.node['value'] as string).replace(/[ \t]*\n[ \t\n]*/g, '\n');
    if (atLineStart) value = value.replace(/^[ \t\n]+/, '');
    if (value !== '') atLineStart = value.endsWith('\n');
    return { ...run, node: { type: 'text', value } };
  });
  let atLineEnd = true;
  const backward = forward.reverse().map((run): Run => {
    if (run.node.type !== 'text' || isCode(run)) {
      atLineEnd = isBreak(run);
      return run;
    }
    let value = run.node['value'] as string;
    if (atLineEnd) value = value.replace(/[ \t\n]+$/, '');
    if (value !== '') atLineEnd = value.startsWith('\n');
    return { ...run, node: { type: 'text', value } };
  });
  return backward.reverse().filter(({ node }) => node.type !== 'text' || (node['value'] as string).length > 0);
}

const isCode = ({ marks }: Run): boolean => marks.some((mark) => mark.type.name === 'inlineCode');

/** Drops leading and trailing breaks, which would be serialized as a backslash. */
function trimBreaks(runs: readonly Run[]): readonly Run[] {
  const first = runs.findIndex((run) => !isBreak(run));
  const last = runs.findLastIndex((run) => !isBreak(run));
  return first < 0 ? [] : runs.slice(first, last + 1);
}

const NODE_TYPE_OF_MARK: Readonly<Record<string, string>> = {
  emphasis: 'emphasis',
  strong: 'strong',
  strike_through: 'delete',
};

function wrap(mark: Mark, children: readonly MarkdownNode[]): MarkdownNode {
  if (mark.type.name === 'link')
    return { type: 'link', url: mark.attrs['href'], title: mark.attrs['title'], children: [...children] };
  return { type: NODE_TYPE_OF_MARK[mark.type.name] ?? 'emphasis', children: [...children] };
}

const has = (run: Run, mark: Mark): boolean => run.marks.some((other) => other.eq(mark));

/** How many runs from the start have the mark. */
const extentOf = (runs: readonly Run[], mark: Mark): number => {
  const end = runs.findIndex((run) => !has(run, mark));
  return end < 0 ? runs.length : end;
};

const isLink = (mark: Mark): boolean => mark.type.name === 'link';

/**
 * Nests flat marks into nodes: the mark with the longest extent is outermost, a link before others of equal
 * extent.
 */
function nest(runs: readonly Run[]): MarkdownNode[] {
  const out: MarkdownNode[] = [];
  let rest = runs;
  while (rest.length > 0) {
    const [first] = rest;
    const outer = first!.marks
      .filter((mark) => mark.type.name !== 'inlineCode')
      .map((mark) => ({ mark, end: extentOf(rest, mark) }))
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
    const inside = rest.slice(0, end).map((run) => ({ ...run, marks: run.marks.filter((other) => !other.eq(mark)) }));
    out.push(wrap(mark, nest(inside)));
    rest = rest.slice(end);
  }
  return out;
}

/** Moves leading and trailing spaces out of marks: Markdown emphasis cannot start or end with a space. */
function moveSpacesOutOfMarks(runs: readonly Run[]): Run[] {
  const split = runs.flatMap((run) => {
    if (run.node.type !== 'text' || run.marks.length === 0 || isCode(run)) return [run];
    const [, before, words, after] = /^(\s*)([\s\S]*?)(\s*)$/.exec(run.node['value'] as string)!;
    return [before!, words!, after!]
      .filter((value) => value !== '')
      .map((value): Run => ({ ...run, node: { type: 'text', value } }));
  });
  return split.map((run, index): Run => {
    if (!isSpace(run) && !isBreak(run)) return run;
    // A space keeps only the marks that the text on both sides has.
    const before = split.slice(0, index).findLast((other) => !isSpace(other) && !isBreak(other));
    const after = split.slice(index + 1).find((other) => !isSpace(other) && !isBreak(other));
    const marks = run.marks.filter(
      (mark) => before !== undefined && after !== undefined && has(before, mark) && has(after, mark),
    );
    return { ...run, marks };
  });
}

/** Serializes the inline content of a paragraph, heading or table cell. */
export function inlineMarkdown(block: Node): MarkdownNode[] {
  const runs: Run[] = [];
  block.forEach((node) => runs.push({ marks: node.marks, node: toMarkdownNode(node) }));
  return nest(moveSpacesOutOfMarks(trimBreaks(trimLineEnds(runs))));
}

type Options = ReturnType<typeof remarkStringifyOptionsCtx.create> extends { get: () => infer T } ? T : never;
type Handle = NonNullable<NonNullable<Options['handlers']>['table']>;

const DELIMITERS: Readonly<Record<string, string>> = { left: ':--', right: '--:', center: ':-:' };

/** Serializes a table with one space around each cell and no padding, as the committed posts have it. */
const table: Handle = (node: MarkdownNode, _, state, info) => {
  const exit = state.enter('table');
  const rows = (node.children ?? []).map((row) => {
    const exitRow = state.enter('tableRow');
    const cells = (row.children ?? []).map((cell) =>
      // remark-gfm's own handler for cells escapes pipes.
      state.handle(cell as Parameters<typeof state.handle>[0], undefined, state, info),
    );
    exitRow();
    return cells;
  });
  exit();
  const align = (node['align'] ?? []) as readonly (string | null)[];
  const [head = [], ...body] = rows;
  const delimiters = head.map((_cell, index) => DELIMITERS[align[index] ?? ''] ?? '---');
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  return [head, delimiters, ...body].map(line).join('\n');
};

/**
 * Serializer options that reproduce the style of the committed posts. Escaping stays remark's own, which is
 * lossless.
 */
export const markdownStyle: Config = (ctx) => {
  ctx.set(remarkStringifyOptionsCtx, {
    bullet: '-',
    rule: '-',
    emphasis: '*',
    strong: '*',
    fences: true,
    listItemIndent: 'one',
    handlers: { table },
  });
};

const textOf = (node: MarkdownNode): string =>
  typeof node['value'] === 'string' ? node['value'] : (node.children ?? []).map(textOf).join('');

/** Clamps headings to the levels of a post; the title is the page's only h1. */
const clampHeading = (node: MarkdownNode): MarkdownNode => ({
  ...node,
  depth: Math.min(4, Math.max(2, node['depth'] as number)),
});

/** Pads or truncates every row to the width of the header row, as the page renders it. */
function padRows(node: MarkdownNode): MarkdownNode {
  const columns = node.children?.[0]?.children?.length ?? 0;
  const rows = (node.children ?? []).map((row) => ({
    ...row,
    children: Array.from(
      { length: columns },
      (_, index) => row.children?.[index] ?? { type: 'tableCell', children: [] },
    ),
  }));
  return { ...node, children: rows };
}

/** Block parents in which raw HTML needs a paragraph around it, so that the editor can show it as text. */
const BLOCK_PARENTS: readonly string[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

function normalize(node: MarkdownNode, parent: string): MarkdownNode {
  const children = node.children?.map((child) => normalize(child, node.type));
  const next = children === undefined ? node : { ...node, children };
  if (next.type === 'heading') return clampHeading(next);
  if (next.type === 'table') return padRows(next);
  if (next.type === 'html' && BLOCK_PARENTS.includes(parent)) return { type: 'paragraph', children: [next] };
  if (next.type === 'link' && textOf(next) === '' && !hasPicture(next)) return { type: 'text', value: '' };
  return next;
}

const hasPicture = (node: MarkdownNode): boolean => node.type === 'image' || (node.children ?? []).some(hasPicture);

/** Normalizes parsed Markdown to what the editor's schema can represent. */
export const normalizeMarkdown: $Remark<'normalizeMarkdown', undefined> = $remark(
  'normalizeMarkdown',
  () => () => (tree) => {
    Object.assign(tree, normalize(tree as MarkdownNode, ''));
  },
);

/** GitHub Flavored Markdown, as the site's own pipeline parses it. */
export const gfm: $Remark<'remarkGFM', undefined> = $remark('remarkGFM', () => remarkGfm as never);
