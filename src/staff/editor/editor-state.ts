import type { PostDraft } from '#staff/store/post-drafts.ts';
import type { PostRow } from '#staff/store/post-row.ts';
import type { PostContent } from './form/post-content.ts';
import { isSlugOfTitle, slugify } from './form/slug.ts';
import type { TakenSlug } from './form/validation.ts';
import type { OpenedPost } from './open-post.ts';
import { type SaveIntent, visibilityAt } from './publishing/publish-state.ts';
import type { SaveState } from './saving/save-state.ts';
import { storedAt } from './saving/stored-words.ts';

/** The result of a requested save, reported above the save buttons. */
export type Outcome =
  | { readonly kind: 'published' | 'updated' | 'unpublished'; readonly slug: string }
  /** `at`: ISO instant. */
  | { readonly kind: 'scheduled'; readonly at: string }
  /** An earlier version was restored. `at`: when it was saved. `isPublic`: visitors see the post, or will see it. */
  | { readonly kind: 'restored'; readonly at: string; readonly isPublic: boolean }
  /** In a conflict, the member's version was saved as a draft of its own. */
  | { readonly kind: 'draft-created'; readonly id: string; readonly title: string };

/** Everything that the editor's components render. */
export interface EditorState {
  readonly content: PostContent;
  /** The store's row that the content is based on; null for a post that the store does not have yet. */
  readonly row: PostRow | null;
  /** The pending draft that the content is based on; null for none. */
  readonly draft: PostDraft | null;
  /** Whether a member typed the slug; otherwise it follows the title. */
  readonly isSlugCustom: boolean;
  readonly takenSlug: TakenSlug | null;
  readonly save: SaveState;
  /** Whether this browser can keep unsaved content. */
  readonly localCopies: 'available' | 'unavailable';
  /** Time of the restored local copy, in milliseconds since 1970; null for none, or once it was accepted. */
  readonly restoredAt: number | null;
  readonly outcome: Outcome | null;
  /** Incremented whenever other content replaces what is on the screen, to remount the text field. */
  readonly revision: number;
}

function initialSave({ row, draft, copy, theirs, isGone }: OpenedPost): SaveState {
  if (isGone) return { kind: 'gone' };
  if (theirs !== null) return { kind: 'conflict', theirs, open: true };
  if (copy !== null) return { kind: 'unsaved' };
  return row === null ? { kind: 'new' } : { kind: 'saved', at: storedAt({ row, draft }) };
}

/** Returns the state for a post that was just opened. */
export function initialState(opened: OpenedPost): EditorState {
  const { row, draft, content, copy } = opened;
  const isSlugCustom =
    row === null
      ? content.slug !== slugify(content.title)
      : row.status !== 'draft' || !isSlugOfTitle(content.slug, content.title);
  return {
    content,
    row,
    draft,
    isSlugCustom,
    takenSlug: null,
    save: initialSave(opened),
    localCopies: 'available',
    restoredAt: copy?.at ?? null,
    outcome: null,
    revision: 0,
  };
}

/** Returns what to report after a save; null for a saved draft, pending or not, which the status line covers. */
export function outcomeOf(intent: SaveIntent, row: PostRow): Outcome | null {
  const { slug, published_at: at } = row;
  switch (intent.kind) {
    case 'publish':
      return { kind: 'published', slug };
    case 'unpublish':
      return { kind: 'unpublished', slug };
    case 'draft':
      return null;
    case 'schedule':
      return { kind: 'scheduled', at: intent.at };
    case 'keep': {
      const visibility = visibilityAt(row, new Date());
      if (visibility === 'draft') return null;
      return visibility === 'scheduled' && at !== null ? { kind: 'scheduled', at } : { kind: 'updated', slug };
    }
  }
}
