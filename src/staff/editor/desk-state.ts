import type { PostRow } from '#staff/store/post-row.ts';
import { isAtRisk, type Saving } from './saving.ts';
import type { Aim } from './standing.ts';
import type { Words } from './words.ts';

/** What has come of a save that somebody asked for. */
export type Outcome =
  | { readonly kind: 'published' | 'updated' | 'unpublished'; readonly slug: string }
  /** `at`: ISO instant. */
  | { readonly kind: 'scheduled'; readonly at: string }
  /** A text became a draft of its own. */
  | { readonly kind: 'draft-made'; readonly id: string; readonly title: string };

/** Another post has the slug. */
export interface TakenSlug {
  readonly slug: string;
  /** The other post's title. */
  readonly title: string;
  /** What this post got in its stead, where its slug comes from the title; null where somebody wrote it. */
  readonly instead: string | null;
}

/** All that the screen shows of a post. */
export interface DeskState {
  readonly words: Words;
  /** The row that the words change, as the store last gave it; null for a post it does not know yet. */
  readonly row: PostRow | null;
  /** Whether somebody wrote the slug; else it follows the title. */
  readonly isSlugOwn: boolean;
  readonly taken: TakenSlug | null;
  readonly saving: Saving;
  /** Whether this browser keeps what the store does not have: 'denied' is told. */
  readonly keeping: 'works' | 'denied';
  /** When the text was typed that came back from this browser, milliseconds since 1970; null when none did. */
  readonly restoredAt: number | null;
  readonly outcome: Outcome | null;
  /** Grows whenever another text takes the place of the one on the screen. */
  readonly edition: number;
}

/** Whether closing the page would leave text behind that the store does not have. */
export const hasUnsaved = ({ saving }: DeskState): boolean => isAtRisk(saving);

/** What is said once a row is stored; null for a draft's save, which the line about saving tells. */
export function outcomeOf(aim: Aim, row: PostRow): Outcome | null {
  const { slug, published_at: at } = row;
  switch (aim.kind) {
    case 'publish':
      return { kind: 'published', slug };
    case 'unpublish':
      return { kind: 'unpublished', slug };
    case 'schedule':
      return { kind: 'scheduled', at: aim.at };
    case 'keep':
      if (row.status === 'draft') return null;
      return row.status === 'scheduled' && at !== null && Date.parse(at) > Date.now()
        ? { kind: 'scheduled', at }
        : { kind: 'updated', slug };
  }
}
