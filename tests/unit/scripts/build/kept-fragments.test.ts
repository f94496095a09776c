import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFragment } from '#hydration/html-fragments.ts';
import { openFragments } from '#scripts/build/kept-fragments.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-fragments-'));
});
afterEach(() => {
  globalThis.keptFragments = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Renders fragments as a build does, and returns the inputs that were rendered. */
async function build(inputs: readonly unknown[], { sources = 'a', reuse = true } = {}): Promise<unknown[]> {
  const store = openFragments(join(folder, 'fragments.json'), sources, reuse);
  globalThis.keptFragments = store;
  const rendered: unknown[] = [];
  for (const value of inputs) {
    const html = await keptFragment('map', { value }, () => {
      rendered.push(value);
      return `<p>${String(value)}</p>`;
    });
    expect(html).toBe(`<p>${String(value)}</p>`);
  }
  store.keep();
  return rendered;
}

test('a fragment is rendered again only when its inputs change', async () => {
  expect(await build(['one', 'two'])).toEqual(['one', 'two']);
  expect(await build(['one', 'two'])).toEqual([]);
  expect(await build(['one', 'three'])).toEqual(['three']);
});

test('a fragment that a build did not use is not kept', async () => {
  await build(['one', 'two']);
  await build(['one']);
  expect(await build(['one', 'two'])).toEqual(['two']);
});

test('fragments of other sources, of a full build or of a damaged file are rendered', async () => {
  await build(['one']);
  expect(await build(['one'], { sources: 'b' })).toEqual(['one']);
  expect(await build(['one'], { sources: 'b', reuse: false })).toEqual(['one']);
  expect(await build(['one'], { sources: 'b' })).toEqual([]);
  writeFileSync(join(folder, 'fragments.json'), '{');
  expect(await build(['one'], { sources: 'b' })).toEqual(['one']);
});
