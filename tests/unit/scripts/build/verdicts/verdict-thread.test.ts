import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildInput } from '#data/site.ts';
import { sharedParts } from '#scripts/build/parts-file.ts';
import { VerdictThread } from '#scripts/build/verdicts/verdicts.ts';

const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a snapshot that was replaced between the reads of the two threads stops a build', async () => {
  const { manifest } = buildInput();
  const thread = new VerdictThread();
  try {
    const kept = { file: join(folder, 'readings.bin'), key: '', reuse: false };
    thread.read(kept, sharedParts(join(folder, 'parts'), 1, false), { ...manifest, takenAt: '2020-01-01T00:00:00Z' });
    await expect(thread.finish()).rejects.toThrow('was replaced while the build read it. Run the build again.');
  } finally {
    await thread.close();
  }
});
