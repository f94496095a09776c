import type { DeskState } from './desk-state.ts';
import { issuesOf } from './validation.ts';
import type { Field } from './words.ts';

/** What was last asked for, and did not pass: its issues are shown until they are gone. */
export type Attempt = 'none' | 'draft' | 'public';

/** The sentence at each field that has something wrong, in the order of the screen. */
export type Errors = Readonly<Partial<Record<Field, string | undefined>>>;

/** Who has the address that somebody wrote; null when nobody else does. */
const takenSlug = ({ words, taken }: DeskState): string | null =>
  taken?.instead === null && taken.slug === words.slug
    ? `The post “${taken.title}” has this address already. Choose another one.`
    : null;

/** What stands against storing the text of the screen. */
export function errorsOf(state: DeskState, aim: 'draft' | 'public'): Errors {
  const taken = takenSlug(state);
  const entries = issuesOf(state.words, aim).map(({ field, text }) => [field, text] as const);
  return { ...Object.fromEntries(entries), ...(taken === null ? {} : { slug: taken }) };
}

/** What is shown of it: nobody is told of a title that is missing before they want to save without one. */
export function shownErrors(state: DeskState, attempt: Attempt): Errors {
  const errors = errorsOf(state, attempt === 'public' ? 'public' : 'draft');
  if (attempt !== 'none' || state.words.title.trim() !== '') return errors;
  return { ...errors, title: undefined };
}
