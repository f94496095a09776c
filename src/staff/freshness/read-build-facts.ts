import { type BuildFacts, COUNTED_TABLES } from '#model/build-facts.ts';
import { BUILD_FACTS } from '#routes/staff-paths.ts';

/** What the public site was built from; null when that cannot be read. */
export async function readBuildFacts(): Promise<BuildFacts | null> {
  try {
    const answer = await fetch(BUILD_FACTS, { cache: 'no-store' });
    if (!answer.ok) return null;
    const facts = (await answer.json()) as Partial<BuildFacts>;
    const { takenAt, fromStore, tables, posts } = facts;
    if (takenAt === undefined || fromStore === undefined || tables === undefined || posts === undefined) return null;
    return COUNTED_TABLES.every((table) => Object.hasOwn(tables, table)) ? { takenAt, fromStore, tables, posts } : null;
  } catch {
    return null;
  }
}
