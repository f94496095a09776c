import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '#scripts/build/content-hash.ts';
import { PageWriter } from '#scripts/build/page-writer.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the page writer', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'page-writer-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('has written every page, and created its folders, when it is closed', async () => {
    const writer = new PageWriter(folder);
    // More pages than the queue holds.
    for (let n = 0; n < 600; n += 1) await writer.write(`/faq/s${n % 3}/p${n}.html`, bytes(`page ${n}`.padEnd(40_000)));
    // A file larger than a batch.
    await writer.write('/large.txt', bytes('large'.repeat(500_000)));
    await writer.close();
    expect(readFileSync(join(folder, 'large.txt'), 'utf8')).toBe('large'.repeat(500_000));
    expect(readdirSync(join(folder, 'faq')).sort()).toEqual(['s0', 's1', 's2']);
    expect(readFileSync(join(folder, 'faq/s2/p599.html'), 'utf8')).toBe('page 599'.padEnd(40_000));
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.html'))).toHaveLength(600);
  });

  it('encodes texts in UTF-8, and tells the hash, size and time of every file that it has written', async () => {
    const writer = new PageWriter(folder);
    // The characters of a batch's last file may end within a character of several bytes.
    const texts = new Map(
      Array.from({ length: 90 }, (_, n) => [`/faq/p${n}.html`, `page ${n} costs 199 € – `.repeat(1000 + n)]),
    );
    for (const [path, text] of texts) await writer.write(path, text);
    const written = await writer.close();
    // Both threads write, so the order is not that of the calls.
    expect(written.map(({ path }) => path).sort()).toEqual([...texts.keys()].sort());
    for (const { path, hash, size, modified } of written) {
      const file = join(folder, path);
      expect(readFileSync(file, 'utf8')).toBe(texts.get(path));
      expect({ hash, size, modified }).toEqual({
        hash: contentHash(texts.get(path)!),
        size: statSync(file).size,
        modified: statSync(file).mtimeMs,
      });
    }
  });

  it('throws when a page cannot be written', async () => {
    writeFileSync(join(folder, 'faq'), 'a file where a folder must be');
    const writer = new PageWriter(folder);
    await writer.write('/faq/page.html', bytes('page'));
    await expect(writer.close()).rejects.toThrow(/EEXIST|ENOTDIR/);
  });

  it.each([0, 30])('writes nothing more once it is stopped, %i ms after its thread began to start', async (pause) => {
    const writer = new PageWriter(folder);
    for (let n = 0; n < 600; n += 1) void writer.write(`/faq/p${n}.html`, bytes(`page ${n}`.padEnd(40_000)));
    await new Promise((resolve) => setTimeout(resolve, pause));
    await writer.stop();
    const written = readdirSync(folder, { recursive: true }).length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(readdirSync(folder, { recursive: true })).toHaveLength(written);
  });
});
