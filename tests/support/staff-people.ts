import type { SupabaseClient } from '@supabase/supabase-js';
import type { LiteBackend } from '#scripts/backend/lite.ts';
import type { Database } from '#model/rows/database.ts';
import type { StaffRows } from './staff-rows.ts';

/**
 * The accounts of the staff site. The stranger is not staff; a test changes the forgetful editor's password.
 */
export const PEOPLE = {
  admin: { name: 'Ada Boozer', role: 'admin', email: 'ada@example.com', password: 'a long password of Ada' },
  editor: { name: 'Eli Sumter', role: 'editor', email: 'eli@example.com', password: 'a long password of Eli' },
  colleague: { name: 'Cora Lake', role: 'editor', email: 'cora@example.com', password: 'a long password of Cora' },
  forgetful: { name: 'Fay Gervais', role: 'editor', email: 'fay@example.com', password: 'a long password of Fay' },
  stranger: { name: 'Sam Stranger', role: null, email: 'sam@example.com', password: 'a long password of Sam' },
} as const;

export type PersonName = keyof typeof PEOPLE;

/** An account in the store. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Null for an account that is not staff. */
  readonly role: 'admin' | 'editor' | null;
  readonly email: string;
  readonly password: string;
}

/** Replaces a store's seed with the staff site's accounts and rows. The editor is the author of all posts. */
export async function fillStore(
  backend: LiteBackend,
  owner: SupabaseClient<Database>,
  rows: StaffRows,
): Promise<Record<PersonName, Person>> {
  const people: Partial<Record<PersonName, Person>> = {};
  for (const [key, person] of Object.entries(PEOPLE)) {
    const id = await backend.addAccount(person);
    people[key as PersonName] = { id, ...person };
    const { name, role } = person;
    if (role !== null) await owner.from('staff').insert({ user_id: id, name, role }).throwOnError();
  }
  for (const table of ['posts', 'neighborhoods', 'cities', 'services'] as const)
    await owner.from(table).delete().not('id', 'is', null).throwOnError();
  const byEditor = people.editor?.id ?? null;
  for (const post of rows.posts as { created_by: string | null }[]) post.created_by = byEditor;
  await owner.from('cities').insert(rows.cities).throwOnError();
  await owner.from('services').insert(rows.services).throwOnError();
  await owner.from('neighborhoods').insert(rows.neighborhoods).throwOnError();
  await owner.from('posts').insert(rows.posts).throwOnError();
  return people as Record<PersonName, Person>;
}
