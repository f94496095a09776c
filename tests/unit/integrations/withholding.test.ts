import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withholding } from '#integrations/withholding.ts';
import { smallModel } from '#tests/support/small-model.ts';
import { crumbs, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'withholding-'));
  mkdirSync(join(dist, 'faq', 'roof'), { recursive: true });
});
afterEach(() => rmSync(dist, { recursive: true }));

const LISTED = '<meta name="robots" content="index, follow">';
const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

/** A page about a place, written where it belongs: its path and its bytes. */
function written(name: string, text: string): readonly [path: string, html: ArrayBuffer] {
  const path = `/faq/roof/irmo-${name.toLowerCase()}`;
  const main = `${crumbs(`${name}, Irmo`)}<article><p>${text}</p></article>`;
  const html = tinyPage(path, { head: LISTED, main });
  writeFileSync(join(dist, `${path}.html`), html);
  return [path, new TextEncoder().encode(html).buffer];
}

async function built(gates: ReturnType<typeof withholding>, paths: readonly string[]): Promise<string[]> {
  const warnings: string[] = [];
  const done = gates.integration.hooks['astro:build:done'] as unknown as (result: object) => Promise<void>;
  const pages = ['404', ...paths.map((path) => path.slice(1))].map((pathname) => ({ pathname }));
  const logger = { warn: (text: string) => warnings.push(text) };
  await done({ dir: pathToFileURL(`${dist}/`), pages, logger });
  return warnings;
}

test('a page too like another one is kept from search engines, and named', async () => {
  const withheld = new Set<string>();
  const gates = withholding(smallModel(), withheld);
  const pages = [written('Ash', words), written('Oak', words)];
  for (const [path, html] of pages) await gates.take(path, html);
  const paths = pages.map(([path]) => path);
  const [warning] = await built(gates, paths);
  expect([...withheld].sort()).toEqual(paths);
  expect(warning).toContain('2 pages miss a gate and are noindex:');
  expect(readFileSync(join(dist, `${paths[0]}.html`), 'utf8')).toContain('content="noindex, follow"');
});

test('a page about a place that nobody had compared ends the build', async () => {
  const gates = withholding(smallModel(), new Set());
  const pages = [written('Ash', words), written('Oak', words)];
  await gates.take(...pages[0]!);
  const paths = pages.map(([path]) => path);
  await expect(built(gates, paths)).rejects.toThrow('1 of 2 pages about places were compared.');
});
