import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageWriter } from '#scripts/build/page-writer.ts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

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
    for (let n = 0; n < 600; n += 1) await writer.write(`/faq/s${n % 3}/p${n}.html`, bytes(`page ${n}`));
    await writer.close();
    expect(readdirSync(join(folder, 'faq')).sort()).toEqual(['s0', 's1', 's2']);
    expect(readFileSync(join(folder, 'faq/s2/p599.html'), 'utf8')).toBe('page 599');
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.html'))).toHaveLength(600);
  });

  it('throws when a page cannot be written', async () => {
    writeFileSync(join(folder, 'faq'), 'a file where a folder must be');
    const writer = new PageWriter(folder);
    await writer.write('/faq/page.html', bytes('page'));
    await expect(writer.close()).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
