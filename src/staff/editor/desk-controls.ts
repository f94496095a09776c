import type { Answer } from '#staff/store/failure.ts';
import type { PostRow } from '#staff/store/posts.ts';
import type { DeskState } from './desk-state.ts';
import type { Aim } from './standing.ts';
import type { Words } from './words.ts';

/** A post that somebody works on: its text, and the saving of it. One save at a time. */
export interface Desk {
  readonly state: () => DeskState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (words: Partial<Words>) => void;
  readonly typeSlug: (slug: string) => void;
  /** Lets the slug follow the title again. */
  readonly followTitle: () => void;
  /** Looks whether another post has the slug; one that follows the title gets a number then. */
  readonly checkSlug: () => Promise<void>;
  readonly save: (aim: Aim) => void;
  /** Tries again what has failed. */
  readonly retry: () => void;
  /** Tries again at once what would be tried again in a while. */
  readonly backOnline: () => void;
  /** Puts the store's text, or an empty one, in place of what was typed. */
  readonly discard: () => void;
  readonly keepMine: () => void;
  /** The text of the screen becomes a draft of its own; says why when it does not. */
  readonly keepTheirs: () => Promise<Answer<PostRow>>;
  /** Puts the choice between two texts off, or takes it up again. */
  readonly decide: (open: boolean) => void;
  /** A post that is gone becomes a new one. */
  readonly saveAsNew: () => Promise<void>;
  readonly signedIn: () => void;
  readonly dismissOutcome: () => void;
  readonly dismissRestored: () => void;
  /** Keeps the text in this browser at once; `closing`: every later change too. */
  readonly keepNow: (closing: boolean) => void;
  /** Whether closing the page would leave text that the store does not have. */
  readonly isAtRisk: () => boolean;
  /** Waits for a save that is under way, and lets none follow by itself. */
  readonly rest: () => Promise<void>;
  /** Ends it: nothing is saved from now on, and nothing stands against leaving. */
  readonly close: () => void;
}
