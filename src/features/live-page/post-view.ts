import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { postArticle } from '#content/article/post-article.ts';
import type { LiveData } from '#model/live-data.ts';
import { costOfAsking } from '#content/promises.ts';
import { quoteWords } from '#content/quote-words.ts';
import { onSite, storePictures } from '#model/picture.ts';
import { PATHS, postPath } from '#routes/paths.ts';
import { toPost } from '#model/rows/reshape.ts';
import { postCrumbs } from '#seo/heads/post.ts';
import stylesheet from '#styles/reading-pages.css?url';
import type { Sources } from './faq-view.ts';
import type { View } from './view.ts';

// The pictures of a newer post are not on the site yet.
const PICTURES = PUBLIC_SUPABASE_URL === undefined ? onSite : storePictures(PUBLIC_SUPABASE_URL);

/**
 * The view of a post's path: a post that is newer than the build; a move, when the post's slug has changed;
 * or the general view. Rejects when the store cannot be read.
 */
export async function postView(slug: string, { store, readFile }: Sources): Promise<View> {
  const rows = await store.postsBySlug(slug);
  const row = rows.find((candidate) => candidate.slug === slug);
  if (row === undefined) {
    const [newest] = rows;
    return newest === undefined ? { kind: 'general' } : { kind: 'moved', to: postPath(newest.slug) };
  }
  // Without the company's facts the call to action lacks the phone number, which is also in the header, and the date is
  // that of the visitor's time zone.
  const live = (await readFile(PATHS.live).catch(() => null)) as Pick<LiveData, 'business'> | null;
  const post = toPost(row, live?.business.region.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return {
    kind: 'page',
    title: post.title,
    crumbs: postCrumbs(post),
    html: postArticle(post, PICTURES).value,
    layout: null,
    quote: {
      kind: 'call',
      title: 'Rather have it done?',
      text: live === null ? null : costOfAsking(live.business.promises),
      label: quoteWords(live?.business.promises.freeEstimates === true).link,
      href: PATHS.contact,
      phone: live?.business.phone ?? null,
    },
    related: '',
    sheet: stylesheet,
  };
}
