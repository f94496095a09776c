import type { PostRow } from '#staff/store/post-row.ts';
import type { Standing } from './words.ts';

/** What somebody wants of a save: the text alone, or that it goes out, goes out later, goes back. */
export type Aim =
  | { readonly kind: 'keep' }
  | { readonly kind: 'publish' }
  /** `at`: ISO instant. */
  | { readonly kind: 'schedule'; readonly at: string }
  | { readonly kind: 'unpublish' };

/** How a post is to be treated: only staff see it, it waits for its time, or visitors see it. */
export type Outlook = 'draft' | 'scheduled' | 'public';

type Stands = Standing | null;

/** How a post stands at `now`. One that is not in the store yet is a draft. */
export function outlookOf(row: Stands, now: Date): Outlook {
  if (row === null || row.status === 'draft') return 'draft';
  if (row.status === 'published') return 'public';
  return row.published_at !== null && Date.parse(row.published_at) > now.getTime() ? 'scheduled' : 'public';
}

/** The first time at which visitors saw it, which it keeps; null for one that was never out. */
const firstTime = (row: Stands, now: Date): string | null =>
  typeof row?.published_at === 'string' && Date.parse(row.published_at) <= now.getTime() ? row.published_at : null;

/** Where a post stands once a save with this aim has arrived. Published without a time means the store's own. */
export function standingFor(aim: Aim, row: Stands, now: Date): Standing {
  switch (aim.kind) {
    case 'keep':
      return row === null
        ? { status: 'draft', published_at: null }
        : { status: row.status, published_at: row.published_at };
    case 'publish':
      return { status: 'published', published_at: firstTime(row, now) };
    case 'schedule':
      return { status: 'scheduled', published_at: aim.at };
    case 'unpublish':
      return { status: 'draft', published_at: firstTime(row, now) };
  }
}

/** Whether visitors will see what a save with this aim stores, now or at its time. */
export const isForVisitors = (aim: Aim, row: PostRow | null): boolean =>
  standingFor(aim, row, new Date(0)).status !== 'draft';
