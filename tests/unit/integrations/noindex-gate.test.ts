import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noindexGate } from '#integrations/noindex-gate.ts';
import { smallModel } from '#tests/support/small-model.ts';
import { crumbs, tinyPage } from '#tests/unit/scripts/audit/fixture.ts';

let dist = '';
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'noindex-gate-'));
  mkdirSync(join(dist, 'faq', 'roof'), { recursive: true });
});
afterEach(() => rmSync(dist, { recursive: true }));

const reasonsFile = (): string => join(dist, 'reports', 'noindex.txt');

const INDEXED = '<meta name="robots" content="index, follow">';
const TEXT = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

/** Writes a page about a place into dist; returns its path and its bytes. */
function writePage(name: string, text: string, service = 'roof'): readonly [path: string, html: ArrayBuffer] {
  const path = `/faq/${service}/irmo-${name.toLowerCase()}`;
  const main = `${crumbs(`${name}, Irmo`)}<article><p>${text}</p></article>`;
  const html = tinyPage(path, { head: INDEXED, main });
  writeFileSync(join(dist, `${path}.html`), html);
  return [path, new TextEncoder().encode(html).buffer];
}

/** Runs the gate's hook at the end of a build; returns its warnings. */
async function finishBuild(gate: ReturnType<typeof noindexGate>, paths: readonly string[]): Promise<string[]> {
  const warnings: string[] = [];
  const done = gate.integration.hooks['astro:build:done'] as unknown as (result: object) => Promise<void>;
  const pages = ['404', ...paths.map((path) => path.slice(1))].map((pathname) => ({ pathname }));
  const logger = { warn: (text: string) => warnings.push(text) };
  await done({ dir: pathToFileURL(`${dist}/`), pages, logger });
  return warnings;
}

test('sets two pages with the same text to noindex and lists them', async () => {
  const noindexed = new Set<string>();
  const gate = noindexGate(smallModel(), noindexed, reasonsFile());
  const pages = [writePage('Ash', TEXT), writePage('Oak', TEXT)];
  for (const [path, html] of pages) await gate.compare(path, html);
  const paths = pages.map(([path]) => path);
  const [warning] = await finishBuild(gate, paths);
  expect([...noindexed].sort()).toEqual(paths);
  expect(warning?.split('\n')).toEqual([
    `2 pages fail a gate of the audit and are noindex until they have more of their own (each with its reason: ${reasonsFile()}):`,
    '  roof: 2 pages, such as /faq/roof/irmo-ash',
  ]);
  expect(readFileSync(join(dist, `${paths[0]}.html`), 'utf8')).toContain('content="noindex, follow"');
  const reasons = readFileSync(reasonsFile(), 'utf8').trimEnd().split('\n');
  expect(reasons).toEqual(paths.map((path) => expect.stringMatching(`^${path} .*words`) as string));
});

test('sums up the pages of many services in ten lines', async () => {
  const gate = noindexGate(smallModel(), new Set(), reasonsFile());
  const paths: string[] = [];
  for (let service = 0; service < 12; service += 1) {
    mkdirSync(join(dist, 'faq', `service-${service}`));
    for (const name of ['Ash', 'Oak']) {
      const [path, html] = writePage(name, TEXT, `service-${service}`);
      await gate.compare(path, html);
      paths.push(path);
    }
  }
  const lines = (await finishBuild(gate, paths))[0]?.split('\n');
  expect(lines).toHaveLength(12);
  expect(lines?.[0]).toContain('24 pages fail');
  expect(lines?.at(-1)).toBe('  and 4 pages of 2 others');
});

test('fails the build if a page about a place was not compared', async () => {
  const gate = noindexGate(smallModel(), new Set(), reasonsFile());
  const pages = [writePage('Ash', TEXT), writePage('Oak', TEXT)];
  await gate.compare(...pages[0]!);
  const paths = pages.map(([path]) => path);
  await expect(finishBuild(gate, paths)).rejects.toThrow('1 of 2 pages about places were passed to the noindex gate.');
});
