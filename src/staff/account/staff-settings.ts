import type { Store } from '#staff/store/client.ts';
import { type Result, storeError } from '#staff/store/errors.ts';
import { request } from '#staff/store/request.ts';

/** Whether all staff need a second factor. */
export async function readRequirement(store: Store): Promise<Result<boolean>> {
  const read = await request(store, () => store.from('staff_settings').select('require_second_factor'));
  return read.ok ? { ok: true, value: read.value[0]?.require_second_factor ?? false } : read;
}

/**
 * Requires a second factor of all staff, or no longer. Admins only; to require one, the session has to have used one.
 */
export async function setRequirement(store: Store, required: boolean): Promise<Result<boolean>> {
  const written = await request(store, () =>
    store
      .from('staff_settings')
      .update({ require_second_factor: required })
      .eq('id', true)
      .select('require_second_factor'),
  );
  if (!written.ok) return written;
  // A row that the policy hides is not updated, and is no error.
  return written.value.length === 0 ? { ok: false, error: storeError('refused') } : { ok: true, value: required };
}
