import { Refusal, UnusableAnswer } from './refusal.ts';

/** Why a store could not be read, with what whoever runs the command may check. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  /** A sentence or two. */
  readonly advice: string;

  constructor(message: string, advice: string, options?: ErrorOptions) {
    super(message, options);
    this.advice = advice;
  }
}

const ADDRESS = 'PUBLIC_SUPABASE_URL: it must be the address of a Supabase project, such as https://abc.supabase.co';

/** What to check after a request that failed for good. */
export function adviceOn(error: unknown): string {
  if (error instanceof Refusal) {
    if (error.status === 401 || error.status === 403)
      return 'Check PUBLIC_SUPABASE_ANON_KEY: it must be the anonymous key of this very project.';
    if (error.status >= 500 || error.status === 429) return 'The store is busy or out of order; try again later.';
    return `Check ${ADDRESS}, with the tables in it (README, Your data).`;
  }
  if (error instanceof UnusableAnswer || (error instanceof Error && error.name === 'PostgrestError'))
    return `Check ${ADDRESS}.`;
  return `Check the connection of this machine, that the project is not paused, and ${ADDRESS}.`;
}

/** The last line of a failure: which store was not read, that nothing was replaced, and what to check; empty for other failures. */
export function troubleLine(error: unknown, store: string, folder: string): string {
  if (!(error instanceof StoreTrouble)) return '';
  return `${new URL(store).origin} was not read; ${folder} is as it was. ${error.advice}`.trim();
}
