import { fromLocalInput } from '#staff/dates.ts';
import type { PostInput } from '#staff/store/post-row.ts';

/** A post's status and publishing time, as the store has them. */
export type PublishState = Pick<PostInput, 'status' | 'published_at'>;

/**
 * What a save is meant to do: store the content in the post as its status is, or also publish, schedule or unpublish
 * it; or store it as the pending draft of a post that visitors see, or will see.
 */
export type SaveIntent =
  | { readonly kind: 'draft' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'publish' }
  /** `at`: ISO instant. */
  | { readonly kind: 'schedule'; readonly at: string }
  | { readonly kind: 'unpublish' };

/** Who can see a post: staff only, visitors after a future time, or visitors now. */
export type Visibility = 'draft' | 'scheduled' | 'public';

/** Returns a post's visibility at a time. A post that was never stored (null) is a draft. */
export function visibilityAt(state: PublishState | null, now: Date): Visibility {
  if (state === null || state.status === 'draft') return 'draft';
  if (state.status === 'published') return 'public';
  return state.published_at !== null && Date.parse(state.published_at) > now.getTime() ? 'scheduled' : 'public';
}

/** Returns the time at which a post first became public, which it keeps for good; null if it never did. */
const firstPublished = (state: PublishState | null, now: Date): string | null =>
  typeof state?.published_at === 'string' && Date.parse(state.published_at) <= now.getTime()
    ? state.published_at
    : null;

/** Returns the intent of an automatic save, which changes nothing that visitors see. */
export const autosaveIntent = (visibility: Visibility): SaveIntent => ({
  kind: visibility === 'draft' ? 'keep' : 'draft',
});

/** Returns the publish state to save for an intent. For 'published' without a time, the store sets it. */
export function publishStateFor(intent: SaveIntent, state: PublishState | null, now: Date): PublishState {
  switch (intent.kind) {
    case 'draft':
    case 'keep':
      return state === null
        ? { status: 'draft', published_at: null }
        : { status: state.status, published_at: state.published_at };
    case 'publish':
      return { status: 'published', published_at: firstPublished(state, now) };
    case 'schedule':
      return { status: 'scheduled', published_at: intent.at };
    case 'unpublish':
      return { status: 'draft', published_at: firstPublished(state, now) };
  }
}

/** The chosen publishing time; `local` is the value of a datetime-local input. */
export interface PublishTime {
  readonly kind: 'now' | 'later';
  readonly local: string;
}

/** A save button: its label, its intent, and whether it makes the content public, now or later. */
export interface SaveAction {
  readonly label: string;
  readonly intent: SaveIntent;
  readonly isPublic: boolean;
}

/** Returns the action of the primary button. */
export function primaryAction(visibility: Visibility, time: PublishTime): SaveAction {
  if (visibility === 'public') return { label: 'Publish changes', intent: { kind: 'keep' }, isPublic: true };
  if (time.kind === 'now') return { label: 'Publish now', intent: { kind: 'publish' }, isPublic: true };
  const at = fromLocalInput(time.local)?.toISOString() ?? '';
  const label = visibility === 'scheduled' ? 'Update' : 'Schedule';
  return { label, intent: { kind: 'schedule', at }, isPublic: true };
}

/** The secondary button of a draft. */
export const SAVE_DRAFT: SaveAction = { label: 'Save draft', intent: { kind: 'keep' }, isPublic: false };
