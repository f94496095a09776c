import { changedFields, type FieldName, type PostContent } from '#staff/editor/form/post-content.ts';
import { type Line, readableText } from './readable-text.ts';
import { type DiffLine, diffLines } from './text-diff.ts';

/** A field in which two versions of a post differ. */
export interface FieldDiff {
  readonly field: FieldName;
  /** All lines the same: only what the text looks like differs, such as bold words. */
  readonly lines: readonly DiffLine[];
}

function linesOf(content: PostContent, field: FieldName): readonly Line[] {
  if (field === 'body') return readableText(content.body);
  const value = content[field];
  const text = typeof value === 'string' ? value : (value ?? []).join(', ');
  return text === '' ? [] : text.split('\n').map((line) => ({ kind: 'text', text: line }));
}

/** The fields in which a post was changed, in the order of the form, as text without Markdown. */
export const diffContent = (before: PostContent, after: PostContent): readonly FieldDiff[] =>
  changedFields(before, after).map((field) => ({
    field,
    lines: diffLines(linesOf(before, field), linesOf(after, field)),
  }));
