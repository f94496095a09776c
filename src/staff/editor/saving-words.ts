import type { DeskState } from './desk-state.ts';
import { moment } from './times.ts';
import { outlookOf } from './standing.ts';
import { issuesOf } from './validation.ts';

/** How the text stands to the store, for a person: `tone` says whether it needs one. */
export interface SavingWords {
  readonly text: string;
  readonly tone: 'calm' | 'busy' | 'needs-you';
}

const kept = ({ keeping }: DeskState): string =>
  keeping === 'works' ? 'Your text is kept in this browser.' : 'Leave this page open until it is saved.';

/** What stands against a draft's saving itself, in one sentence; null for nothing. */
function obstacle({ words, taken }: DeskState): string | null {
  const issue = issuesOf(words, 'draft')[0];
  if (issue !== undefined) return issue.text;
  return taken?.instead === null && taken.slug === words.slug ? 'Another post has this address.' : null;
}

/** The line about saving, for the state of the screen at `now`. */
export function savingWords(state: DeskState, now: Date): SavingWords {
  const { saving, row } = state;
  switch (saving.kind) {
    case 'new':
      return { text: 'Nothing written yet', tone: 'calm' };
    case 'saved':
      return { text: `Saved ${moment(new Date(saving.at), now)}`, tone: 'calm' };
    case 'saving':
      return { text: 'Saving...', tone: 'busy' };
    case 'unsaved': {
      if (outlookOf(row, now) !== 'draft')
        return { text: `Not on the site yet: press Update. ${kept(state)}`, tone: 'busy' };
      const against = obstacle(state);
      if (against === null) return { text: 'Not saved yet', tone: 'busy' };
      return { text: `Not saved: ${against} ${kept(state)}`, tone: 'needs-you' };
    }
    case 'offline':
      return { text: `Not saved: no network. ${kept(state)}`, tone: 'needs-you' };
    case 'failed':
      return { text: `Not saved: ${saving.failure.text} ${kept(state)}`, tone: 'needs-you' };
    case 'conflict':
      return { text: `Not saved: someone else saved this post. ${kept(state)}`, tone: 'needs-you' };
    case 'gone':
      return { text: `Not saved: this post was deleted. ${kept(state)}`, tone: 'needs-you' };
    case 'signed-out':
      return { text: `Not saved: you are signed out. ${kept(state)}`, tone: 'needs-you' };
  }
}
