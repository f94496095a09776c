import type { User } from '@supabase/supabase-js';
import type { Store } from '#staff/store/client.ts';
import { type Failure, failureOf } from '#staff/store/failure.ts';
import type { Member } from './session.ts';

/** Who an account is to this site. */
export type Belonging =
  | { readonly kind: 'staff'; readonly member: Member }
  | { readonly kind: 'stranger'; readonly email: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Asks the store whether an account belongs to the staff: a row in the table staff makes it so. */
export async function belongingOf(store: Store, { id, email = '' }: User): Promise<Belonging> {
  const { data, error, status } = await store.from('staff').select('name, role').eq('user_id', id);
  if (error !== null)
    return { kind: 'failed', failure: failureOf({ message: error.message, code: error.code, status }) };
  const [row] = data;
  if (row === undefined) return { kind: 'stranger', email };
  return { kind: 'staff', member: { id, email, name: row.name, role: row.role === 'admin' ? 'admin' : 'editor' } };
}
