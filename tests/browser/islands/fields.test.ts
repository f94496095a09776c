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
import { AllFields, AT_FIRST, type Known } from './fields/AllFields.tsx';

const PAGE = 'tests/browser/islands/fields/page.tsx';

const visitor = useVisitor();
let server: Awaited<ReturnType<typeof createViteServer>>;
let cache: string;

// The site has no number, box or radio yet: its directive and React run here over a form that has.
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

const letCome = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as typeof window & { come: () => void }).come();
  });

const knownTo = async (page: Page): Promise<Known> =>
  JSON.parse((await page.locator('output').textContent()) ?? '') as Known;

test('What is typed, chosen and ticked while an island loads stays in its fields, and React knows it', async () => {
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
  expect(await knownTo(page)).toEqual(AT_FIRST);

  await letCome(page);
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
  await expect.poll(() => knownTo(page)).toEqual(wanted);
  // Who is still typing goes on where they were.
  await page.keyboard.type('a');
  await expect.poll(() => knownTo(page)).toEqual({ ...wanted, text: 'Anna' });

  // React writes what it knows into the fields at each rendering: it must be what people see.
  await page.getByRole('button', { name: 'Render again' }).click();
  await page.locator('output[data-renders="1"]').waitFor();
  expect(await page.getByLabel('text').inputValue()).toBe('Anna');
  expect(await page.getByLabel('number').inputValue()).toBe('12');
  expect(await page.getByLabel('area').inputValue()).toBe('Two\nlines');
  expect(await page.getByLabel('select').inputValue()).toBe('two');
  expect(await page.getByLabel('box').isChecked()).toBe(true);
  expect(await page.getByLabel('ticked').isChecked()).toBe(false);
  expect(await page.getByLabel('right').isChecked()).toBe(true);
  expect(await page.getByLabel('left').isChecked()).toBe(false);

  // From here on it is React's form like any other.
  await page.getByLabel('left').check();
  await expect.poll(() => knownTo(page)).toEqual({ ...wanted, radio: 'left', text: 'Anna' });
  expect(watch.complaints.filter((line) => !line.includes('React DevTools'))).toEqual([]);
});

test('A field nobody has touched stays as it was', async () => {
  const page = await visitor();
  await openFields(page);
  await page.getByLabel('text').focus();
  await letCome(page);
  await page.locator('astro-island[data-hydrated=""]').waitFor({ state: 'attached' });
  expect(await knownTo(page)).toEqual(AT_FIRST);
});
