import { expect, it } from 'vitest';
import type { Store } from '#staff/store/client.ts';
import { request } from '#staff/store/request.ts';

it('A session that cannot be read fails the request, which does not throw', async () => {
  const store = {
    auth: {
      getSession: () => Promise.reject(new Error('Acquiring an exclusive Navigator LockManager lock timed out')),
    },
  } as unknown as Store;
  const result = await request(store, () => Promise.reject(new Error('The query must not run.')));
  expect(result).toMatchObject({ ok: false, error: { kind: 'unknown' } });
});
