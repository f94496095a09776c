import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '#staff/session/next-session.ts';
import { watchSession } from '#staff/session/watch-session.ts';
import type { Store } from '#staff/store/client.ts';

type Told = (event: string, session: object | null) => void;

describe('the watch over a session', () => {
  it('does not take a recovery link of another tab for one of its own', () => {
    let told: Told = () => undefined;
    const auth = { onAuthStateChange: (listener: Told) => (told = listener) };
    const events: SessionEvent[] = [];
    watchSession({ auth } as unknown as Store, (event) => events.push(event));
    told('PASSWORD_RECOVERY', { user: { id: '1' } });
    expect(events).toEqual([]);
    told('SIGNED_OUT', null);
    expect(events).toEqual([{ type: 'ended', wanted: false }]);
  });
});
