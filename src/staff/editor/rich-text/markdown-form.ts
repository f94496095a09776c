import { type $Remark, $remark } from '@milkdown/utils';
import type { Config } from '@milkdown/core';
import { remarkStringifyOptionsCtx } from '@milkdown/core';
import type { MarkdownNode } from '@milkdown/transformer';
import remarkGfm from 'remark-gfm';

type Options = ReturnType<typeof remarkStringifyOptionsCtx.create> extends { get: () => infer T } ? T : never;
type Handle = NonNullable<NonNullable<Options['handlers']>['table']>;

const DELIMITERS: Readonly<Record<string, string>> = { left: ':--', right: '--:', center: ':-:' };

/** A table as the site's posts have them: one space round each cell, no columns filled up with spaces. */
const table: Handle = (node: MarkdownNode, _, state, info) => {
  const exit = state.enter('table');
  const rows = (node.children ?? []).map((row) => {
    const exitRow = state.enter('tableRow');
    const cells = (row.children ?? []).map((cell) =>
      // The handler of remark-gfm for a cell, which escapes pipes.
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

/** Tidy Markdown, as the posts were written by hand; stock escaping, which is what keeps every character. */
export const tidyMarkdown: Config = (ctx) => {
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

/** Headings of the levels that posts have: the page's own title is the only h1. */
const heading = (node: MarkdownNode): MarkdownNode => ({
  ...node,
  depth: Math.min(4, Math.max(2, node['depth'] as number)),
});

/** Every row as long as the first, as the page shows it. */
function rectangular(node: MarkdownNode): MarkdownNode {
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

/** Raw HTML stands in a text block, where the editor shows it as it is written. */
const BLOCK_PARENTS: readonly string[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

function changed(node: MarkdownNode, parent: string): MarkdownNode {
  const children = node.children?.map((child) => changed(child, node.type));
  const next = children === undefined ? node : { ...node, children };
  if (next.type === 'heading') return heading(next);
  if (next.type === 'table') return rectangular(next);
  if (next.type === 'html' && BLOCK_PARENTS.includes(parent)) return { type: 'paragraph', children: [next] };
  if (next.type === 'link' && textOf(next) === '' && !hasPicture(next)) return { type: 'text', value: '' };
  return next;
}

const hasPicture = (node: MarkdownNode): boolean => node.type === 'image' || (node.children ?? []).some(hasPicture);

/** Brings a text's Markdown into the form the editor can show. */
export const editableForm: $Remark<'editableForm', undefined> = $remark('editableForm', () => () => (tree) => {
  Object.assign(tree, changed(tree as MarkdownNode, ''));
});

/** The Markdown of GitHub, as the site's own pipeline reads it. */
export const gfm: $Remark<'remarkGFM', undefined> = $remark('remarkGFM', () => remarkGfm as never);
