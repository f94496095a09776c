/** How many files are in memory at once: enough to keep the reading and compressing threads busy. */
const AT_ONCE = 8;

/** Does a task for each entry, a few at a time, and gives the results in the entries' order. */
export async function aFewAtOnce<T, R>(entries: readonly T[], task: (entry: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array<R>(entries.length);
  const queue = entries.entries();
  const work = async (): Promise<void> => {
    for (const [index, entry] of queue) results[index] = await task(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
