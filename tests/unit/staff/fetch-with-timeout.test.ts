import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from '#staff/store/fetch-with-timeout.ts';

const POSTS = 'https://store.example/rest/v1/posts';
const PICTURE = 'https://store.example/storage/v1/object/pictures/a.webp';

/** Responds with headers at once and a body that never ends. */
const stalledBody = (_input: unknown, init?: RequestInit): Promise<Response> => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{"id":'));
      init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
    },
  });
  return Promise.resolve(new Response(body, { status: 200 }));
};

/** Sends a request and returns how it ended after some time: 'pending', 'read' or the name of its error. */
async function outcomeAfter(url: string, milliseconds: number, init?: RequestInit): Promise<string> {
  let outcome = 'pending';
  void fetchWithTimeout(url, init)
    .then((response) => response.text())
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
  it('times out when the headers arrive but the body does not', async () => {
    vi.stubGlobal('fetch', stalledBody);
    expect(await outcomeAfter(POSTS, 14_000)).toBe('pending');
    expect(await outcomeAfter(POSTS, 16_000)).toBe('AbortError');
  });

  it('may take longer for a picture upload', async () => {
    vi.stubGlobal('fetch', stalledBody);
    expect(await outcomeAfter(PICTURE, 80_000)).toBe('pending');
    expect(await outcomeAfter(PICTURE, 100_000)).toBe('AbortError');
  });

  it('can be aborted by the caller while the body is loading', async () => {
    vi.stubGlobal('fetch', stalledBody);
    const caller = new AbortController();
    setTimeout(() => caller.abort(), 1000);
    expect(await outcomeAfter(POSTS, 2000, { signal: caller.signal })).toBe('AbortError');
  });

  it('passes on status, headers and body', async () => {
    const headers = { 'content-range': '0-1/7', 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('[1]', { status: 206, statusText: 'Partial Content', headers })),
    );
    const response = await fetchWithTimeout(POSTS);
    expect([response.status, response.statusText, response.ok]).toEqual([206, 'Partial Content', true]);
    expect(Object.fromEntries(response.headers)).toEqual(headers);
    expect(await response.json()).toEqual([1]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([204, 205, 304])('accepts status %i, which has no body', async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
    const response = await fetchWithTimeout(POSTS);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });
});
