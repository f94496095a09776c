import { blockingTime, mainThreadTasks } from '#scripts/preview/main-thread.ts';
import { alignedTable, formatInteger, median } from './table.ts';
import { type NewPhone, onePagePerType, visitSite } from './visits.ts';

/** Main-thread times of a page, one value per visit, in milliseconds of CPU time. */
export interface Blocking {
  /** The page's path. */
  readonly name: string;
  /** The longest task. */
  readonly longest: readonly number[];
  /** The total blocking time: the parts of tasks beyond 50 ms. */
  readonly blocking: readonly number[];
}

const VISITS = 5;

async function measureTasks(newPhone: NewPhone, path: string): Promise<number[]> {
  const page = await newPhone();
  try {
    return await mainThreadTasks(page, path);
  } finally {
    await page.context().close();
  }
}

/** Opens one page of each type five times, each time in a new profile. `folder` is the built site. */
export async function measureBlocking(folder: string): Promise<Blocking[]> {
  return visitSite(folder, async (newPhone) => {
    const results: Blocking[] = [];
    for (const { path } of onePagePerType()) {
      const visits: number[][] = [];
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await measureTasks(newPhone, path));
      results.push({
        name: path,
        longest: visits.map((tasks) => Math.max(...tasks)),
        blocking: visits.map(blockingTime),
      });
    }
    return results;
  });
}

/** The report's lines about the main thread; none without measurements. */
export function blockingLines(pages: readonly Blocking[]): string[] {
  if (pages.length === 0) return [];
  const row = ({ name, longest, blocking }: Blocking): string[] => [
    `  ${name}`,
    ...[longest, blocking].flatMap((times) => [formatInteger(median(times)), formatInteger(Math.max(...times))]),
    '0',
  ];
  return [
    '',
    `Main thread, milliseconds of CPU time, median and worst of ${pages[0]?.longest.length ?? 0} visits with a phone's screen:`,
    ...alignedTable([['', 'longest task', 'worst', 'blocking', 'worst', 'target'], ...pages.map(row)]),
  ];
}
