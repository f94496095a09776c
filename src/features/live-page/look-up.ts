import type { LiveData } from '#model/live-data.ts';
import { SLUG } from '#model/page.ts';
import type { RequestedPage } from '#routes/location.ts';
import { PATHS } from '#routes/paths.ts';
import { addStylesheet } from '#hydration/stylesheet.ts';
import type { StoreAddress } from './store.ts';
import type { View } from './view.ts';

/**
 * What a path without a page shows, asked of the store or, where none is configured, of what the build knew. Each kind
 * of answer brings its own code: the store's client, the questions' words, the posts' Markdown. Rejects when nobody
 * answers, or `signal` ends it.
 */
export async function lookUp(asked: RequestedPage, address: StoreAddress | null, signal: AbortSignal): Promise<View> {
  const readFile = async (path: string): Promise<unknown> => {
    const response = await fetch(path, { signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  switch (asked.kind) {
    case 'service-faq':
    case 'neighborhood-faq':
    case 'city-service-faq': {
      if (address === null) {
        const [{ viewOfKnown }, data] = await Promise.all([import('./known.ts'), readFile(PATHS.live)]);
        return viewOfKnown(asked, data as LiveData);
      }
      const [{ openStore }, { viewOfNewer }] = await Promise.all([import('./store.ts'), import('./newer.ts')]);
      return viewOfNewer(asked, { store: openStore(address, signal), readFile });
    }
    case 'post': {
      if (address === null || !SLUG.test(asked.post)) return { kind: 'general' };
      const [{ openStore }, { viewOfPost }] = await Promise.all([import('./store.ts'), import('./post.ts')]);
      const view = await viewOfPost(asked.post, { store: openStore(address, signal), readFile });
      // Before the site's own, as on the pages of posts. Without it a post can still be read.
      if (view.kind === 'page' && view.sheet !== null) await addStylesheet(view.sheet, 'first').catch(() => undefined);
      return view;
    }
    case 'service':
    case 'edit-post':
    case 'other':
      return { kind: 'general' };
  }
}
