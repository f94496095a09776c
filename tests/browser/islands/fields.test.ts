import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createViteServer } from 'vitest/node';
import { watchPage } from '#tests/support/page-watch.ts';
import { useVisitor } from '#tests/support/visitor.ts';
import { AllFields, INITIAL, type FieldValues } from './fields/AllFields.tsx';

const PAGE = 'tests/browser/islands/fields/page.tsx';

const visitor = useVisitor();
let server: Awaited<ReturnType<typeof createViteServer>>;
let cache: string;

// The site has no number field, checkbox or radio button yet: its directive and React run on a form of them.
beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'fields-'));
  server = await createViteServer({
    configFile: false,
    cacheDir: cache,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false },
    optimizeDeps: { entries: [PAGE] },
  });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  rmSync(cache, { recursive: true, force: true });
});

async function openFields(page: Page): Promise<void> {
  const { port } = server.httpServer?.address() as AddressInfo;
  const island = `<astro-island client="interaction">${renderToString(createElement(AllFields))}</astro-island>`;
  const body = `<!doctype html><html lang="en"><title>Fields</title><link rel="icon" href="data:,">${island}<script type="module" src="/${PAGE}"></script>`;
  await page.route('**/fields.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`http://127.0.0.1:${port}/fields.html`);
  await page.locator('html[data-ready]').waitFor();
}

const loadIsland = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as typeof window & { loadIsland: () => void }).loadIsland();
  });

/**
 * Whether a message is of a development tool: React's, or Vite's client, which on a busy machine this server adds to
 * the page although it takes no WebSocket.
 */
const isFromTools = (line: string): boolean => /React DevTools|\[vite\]|WebSocket connection to/.test(line);

const reactState = async (page: Page): Promise<FieldValues> =>
  JSON.parse((await page.locator('output').textContent()) ?? '') as FieldValues;

test('Values entered while an island loads stay in its fields and reach its React state', async () => {
  const page = await visitor();
  const watch = watchPage(page);
  await openFields(page);
  await page.getByLabel('number').fill('12');
  await page.getByLabel('area').fill('Two\nlines');
  await page.getByLabel('select').selectOption('two');
  await page.getByLabel('box').check();
  await page.getByLabel('ticked').uncheck();
  await page.getByLabel('right').check();
  await page.getByLabel('text').pressSequentially('Ann');
  expect(await reactState(page)).toEqual(INITIAL);

  await loadIsland(page);
  await page.locator('astro-island[data-hydrated=""]').waitFor({ state: 'attached' });
  const wanted = {
    text: 'Ann',
    number: '12',
    area: 'Two\nlines',
    select: 'two',
    box: true,
    ticked: false,
    radio: 'right',
  };
  await expect.poll(() => reactState(page)).toEqual(wanted);
  // The focus and the caret are kept.
  await page.keyboard.type('a');
  await expect.poll(() => reactState(page)).toEqual({ ...wanted, text: 'Anna' });

  // React writes its state into the fields at each rendering.
  await page.getByRole('button', { name: 'Render again' }).click();
  await page.locator('output[data-renders="1"]').waitFor();
  for (const name of ['text', 'number', 'area', 'select'] as const)
    expect(await page.getByLabel(name).inputValue(), name).toBe({ ...wanted, text: 'Anna' }[name]);
  for (const [name, isChecked] of Object.entries({ box: true, ticked: false, right: true, left: false }))
    expect(await page.getByLabel(name).isChecked(), name).toBe(isChecked);

  // Later changes reach the state too.
  await page.getByLabel('left').check();
  await expect.poll(() => reactState(page)).toEqual({ ...wanted, radio: 'left', text: 'Anna' });
  expect(watch.problems.filter((line) => !isFromTools(line))).toEqual([]);
});

test('Untouched fields keep their initial values', async () => {
  const page = await visitor();
  await openFields(page);
  await page.getByLabel('text').focus();
  await loadIsland(page);
  await page.locator('astro-island[data-hydrated=""]').waitFor({ state: 'attached' });
  expect(await reactState(page)).toEqual(INITIAL);
});
