import type { Store } from '#staff/store/client.ts';
import type { Answer } from '#staff/store/failure.ts';
import { titleOfSlug } from '#staff/store/posts.ts';
import { numberedSlug } from './slug.ts';

/** How many posts of one title are looked for. */
const MOST = 30;

/** A slug that no other post has, and the title of the post that has the one wished for; null where nobody has. */
export interface FreeSlug {
  readonly slug: string;
  readonly takenBy: string | null;
}

/** The wished-for slug, or the first with a number behind it that no other post has. */
export async function freeSlug(store: Store, wished: string, exceptId: string | null): Promise<Answer<FreeSlug>> {
  const first = await titleOfSlug(store, wished, exceptId);
  if (!first.ok) return first;
  const takenBy = first.value;
  if (takenBy === null) return { ok: true, value: { slug: wished, takenBy } };
  for (let number = 2; number <= MOST; number += 1) {
    const slug = numberedSlug(wished, number);
    const answer = await titleOfSlug(store, slug, exceptId);
    if (!answer.ok) return answer;
    if (answer.value === null) return { ok: true, value: { slug, takenBy } };
  }
  return { ok: true, value: { slug: numberedSlug(wished, Date.now()), takenBy } };
}
