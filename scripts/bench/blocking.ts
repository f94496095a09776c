import { blockingTime, mainThreadTasks } from '#scripts/preview/main-thread.ts';
import { onePageOfEachKind } from './page-kinds.ts';
import { type NewPhone, visitSite } from './site-visits.ts';

/** What visits of one kind of page took of the main thread, in milliseconds of the processor. */
export interface Blocking {
  /** The path of the page that stands for its kind. */
  readonly name: string;
  /** The longest task of each visit. */
  readonly longest: readonly number[];
  /** The total blocking time of each visit: what of its tasks is over 50 ms. */
  readonly blocking: readonly number[];
}

const VISITS = 5;

async function tasksOf(newPhone: NewPhone, path: string): Promise<number[]> {
  const page = await newPhone();
  try {
    return await mainThreadTasks(page, path);
  } finally {
    await page.context().close();
  }
}

/** Opens a page of each kind five times, each time in a fresh profile. `folder` is the built site. */
export async function measureBlocking(folder: string): Promise<Blocking[]> {
  return visitSite(folder, async (newPhone) => {
    const found: Blocking[] = [];
    for (const { path } of onePageOfEachKind()) {
      const visits: number[][] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await tasksOf(newPhone, path));
      found.push({
        name: path,
        longest: visits.map((tasks) => Math.max(...tasks)),
        blocking: visits.map(blockingTime),
      });
    }
    return found;
  });
}
