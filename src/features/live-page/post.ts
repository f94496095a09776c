import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { postArticle } from '#content/article/post-article.ts';
import { onSite, storePictures } from '#model/picture.ts';
import { PATHS, postPath } from '#routes/paths.ts';
import { toPost } from '#model/rows/reshape.ts';
import { postCrumbs } from '#seo/heads/post.ts';
import stylesheet from '#styles/reading-pages.css?url';
import type { Sources } from './newer.ts';
import type { View } from './view.ts';

// No build has brought a newer post's pictures to the site.
const PICTURES = PUBLIC_SUPABASE_URL === undefined ? onSite : storePictures(PUBLIC_SUPABASE_URL);

/**
 * What the path of a post shows that is newer than the build: the post; or where it is now, when it once had this slug;
 * or the general view. Rejects when the store cannot be read.
 */
export async function viewOfPost(slug: string, { store, readFile }: Sources): Promise<View> {
  const rows = await store.postsCalled(slug);
  const row = rows.find((candidate) => candidate.slug === slug);
  if (row === undefined) {
    const [newest] = rows;
    return newest === undefined ? { kind: 'general' } : { kind: 'moved', to: postPath(newest.slug) };
  }
  // The post is what was asked for; without the company's facts it lacks a phone number, which the header has, too.
  const info = (await readFile(PATHS.businessInfo).catch(() => null)) as { readonly phone: string } | null;
  const post = toPost(row);
  return {
    kind: 'page',
    title: post.title,
    crumbs: postCrumbs(post),
    html: postArticle(post, PICTURES).value,
    layout: null,
    quote: { kind: 'call', title: 'Rather have it done?', label: 'Get a free quote', phone: info?.phone ?? null },
    related: '',
    sheet: stylesheet,
  };
}
