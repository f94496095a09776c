// Runs in the browser: the site's directive on an island of all kinds of fields, loaded when `loadIsland` is
// called.
import { hydrateRoot } from 'react-dom/client';
import interaction from '#hydration/interaction.ts';
import { AllFields } from './AllFields.tsx';

const island = document.querySelector<HTMLElement>('astro-island');
if (island === null) throw new Error('The page has no island.');
const loading = Promise.withResolvers<undefined>();
Object.assign(window, { loadIsland: loading.resolve });
const load = async () => {
  await loading.promise;
  return () => {
    hydrateRoot(island, <AllFields />);
  };
};
interaction(load as unknown as Parameters<typeof interaction>[0], { name: 'interaction', value: '' }, island);
document.documentElement.dataset['ready'] = '';
