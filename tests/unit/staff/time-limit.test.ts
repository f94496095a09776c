import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchInTime } from '#staff/store/time-limit.ts';

const POSTS = 'https://store.example/rest/v1/posts';
const PICTURE = 'https://store.example/storage/v1/object/pictures/a.webp';

/** A network that answers with these headers at once, and whose body ends only with the request itself. */
const stalledBody = (_input: unknown, init?: RequestInit): Promise<Response> => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    },
  });
  return Promise.resolve(new Response(body, { status: 200 }));
};

/** How a request ends whose body is read. */
async function outcomeAfter(address: string, milliseconds: number, init?: RequestInit): Promise<string> {
  let outcome = 'under way';
  void fetchInTime(address, init)
    .then((answer) => answer.text())
    .then(
      () => (outcome = 'read'),
      (error: unknown) => (outcome = (error as Error).name),
    );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request to the store', () => {
  it('ends when the headers have come and the body never does', async () => {
    vi.stubGlobal('fetch', stalledBody);
    expect(await outcomeAfter(POSTS, 14_000)).toBe('under way');
    expect(await outcomeAfter(POSTS, 16_000)).toBe('AbortError');
  });

  it('has longer where a picture goes up', async () => {
    vi.stubGlobal('fetch', stalledBody);
    expect(await outcomeAfter(PICTURE, 80_000)).toBe('under way');
    expect(await outcomeAfter(PICTURE, 100_000)).toBe('AbortError');
  });

  it('can be called off while its body is on the way', async () => {
    vi.stubGlobal('fetch', stalledBody);
    const calling = new AbortController();
    setTimeout(() => calling.abort(), 1000);
    expect(await outcomeAfter(POSTS, 2000, { signal: calling.signal })).toBe('AbortError');
  });

  it('hands on the answer as it came: status, headers and body', async () => {
    const headers = { 'content-range': '0-1/7', 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('[1]', { status: 206, statusText: 'Partial Content', headers })),
    );
    const answer = await fetchInTime(POSTS);
    expect([answer.status, answer.statusText, answer.ok]).toEqual([206, 'Partial Content', true]);
    expect(Object.fromEntries(answer.headers)).toEqual(headers);
    expect(await answer.json()).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([204, 205, 304])('takes an answer of %i, which has no body', async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
    const answer = await fetchInTime(POSTS);
    expect([answer.status, await answer.text()]).toEqual([status, '']);
  });
});
