import { freePort } from '#scripts/preview/free-port.ts';
import { startBrowser } from '#scripts/preview/chromium.ts';
import { type LighthouseVisit, readVisit } from './lighthouse-visit.ts';
import { onePageOfEachKind, type PageOfKind, pagesOfKinds } from './page-kinds.ts';
import { whileServed } from './site-visits.ts';

/** What Lighthouse says of a page that stands for its kind, visit after visit. */
export interface LighthousePage extends PageOfKind {
  readonly visits: readonly LighthouseVisit[];
}

const VISITS = 3;

/**
 * Lighthouse's mobile run, as it is when nobody changes anything: a mid-range phone's screen, and the times worked out
 * for a slow 4G and a quarter of this machine's speed from what the visit was seen to do.
 */
async function visit(address: string, port: number): Promise<LighthouseVisit> {
  // It takes a second to load, and the other parts of the bench have no use for it.
  const { default: lighthouse } = await import('lighthouse');
  const answer = await lighthouse(address, { port, logLevel: 'error' });
  if (answer === undefined) throw new Error(`${address}: Lighthouse gave no answer.`);
  const { runtimeError } = answer.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  return readVisit(answer.lhr);
}

/**
 * Has Lighthouse open pages three times, each time without anything kept: those at `paths`, or one of each kind where
 * there are none. `folder` is the built site.
 */
export async function measureLighthouse(folder: string, paths: readonly string[]): Promise<LighthousePage[]> {
  return whileServed(folder, async (url) => {
    const port = await freePort(0);
    const browser = await startBrowser(port);
    try {
      const found: LighthousePage[] = [];
      for (const kind of paths.length === 0 ? onePageOfEachKind() : pagesOfKinds(paths)) {
        const visits: LighthouseVisit[] = [];
        for (let count = 0; count < VISITS; count += 1) visits.push(await visit(`${url}${kind.path}`, port));
        found.push({ ...kind, visits });
      }
      return found;
    } finally {
      await browser.close();
    }
  });
}
