import { formatWhen } from '#staff/dates.ts';
import type { EditorState } from '#staff/editor/editor-state.ts';
import { findIssues, isSlugTaken } from '#staff/editor/form/validation.ts';

/** The status line about saving. `tone` styles it: 'needs-you' asks the member to act. */
export interface SaveStatus {
  readonly text: string;
  readonly tone: 'calm' | 'busy' | 'needs-you';
}

/** Returns why a draft cannot be saved automatically; null when it can. */
function obstacle({ content, takenSlug }: EditorState): string | null {
  const [issue] = findIssues(content, 'draft');
  if (issue !== undefined) return issue.message;
  return isSlugTaken(content, takenSlug) ? 'Another post has this address.' : null;
}

/** Returns the status line for the editor's state. */
export function saveStatus(state: EditorState, now: Date): SaveStatus {
  const { save, draft, localCopies } = state;
  const reassurance =
    localCopies === 'available' ? 'Your text is kept in this browser.' : 'Leave this page open until it is saved.';
  const notSaved = (reason: string): SaveStatus => ({
    text: `Not saved: ${reason} ${reassurance}`,
    tone: 'needs-you',
  });
  switch (save.kind) {
    case 'new':
      return { text: 'Nothing written yet', tone: 'calm' };
    case 'saved': {
      const pending = draft === null ? '' : ', not published';
      return { text: `Saved ${formatWhen(new Date(save.at), now)}${pending}`, tone: 'calm' };
    }
    case 'saving':
      return { text: 'Saving...', tone: 'busy' };
    case 'unsaved': {
      const reason = obstacle(state);
      return reason === null ? { text: 'Not saved yet', tone: 'busy' } : notSaved(reason);
    }
    case 'offline':
      return notSaved('no network.');
    case 'failed':
      return notSaved(save.error.message);
    case 'conflict':
      return notSaved('someone else saved this post.');
    case 'gone':
      return notSaved('this post was deleted.');
    case 'signed-out':
      return notSaved('you are signed out.');
  }
}
