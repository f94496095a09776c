import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PartsFile, sharedParts } from '#scripts/build/parts-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-file-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const name = join(folder, 'new', 'parts');

test('threads read what any of them kept, whatever the size and the script of a text', () => {
  const shared = sharedParts(name, 40, true);
  const [one, other] = [new PartsFile(shared), new PartsFile(shared)];
  const text = (position: number): string => `${position} äöü 漢字 🏠 \0 `.repeat(10 ** (position % 6));
  for (let position = 0; position < 38; position += 1) {
    const file = position % 3 === 0 ? one : other;
    file.keep(position, file.encode(text(position)));
  }
  // Encoded to be hashed, and not kept.
  other.encode('another text');
  one.flush();
  other.flush();
  for (let position = 0; position < 38; position += 1) {
    for (const reader of [one, other])
      expect(String(reader.read(position)) === text(position), String(position)).toBe(true);
  }
  expect(one.read(39)).toBeNull();
});

test('the file is gone from its folder as soon as it is open', () => {
  sharedParts(name, 1, true);
  expect(existsSync(name)).toBe(false);
});
