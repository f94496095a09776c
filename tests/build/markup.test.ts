import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DIST } from '#tests/support/built-site.ts';
import { type CheckerMessage, checkMarkup, hasJava } from '#tests/support/html-checker.ts';

// A page with one known error goes through the checker beside the site's own: it shows that the checker
// looks.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'markup-')));
const faulty = join(folder, 'faulty.html');
writeFileSync(faulty, '<!doctype html><html lang="en"><title>Faulty</title><p><img src="picture.png">');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Half a minute's work where nothing else runs; three minutes were seen on a busy machine. */
const STUCK_MS = 900_000;

/** The site's pages and folders in two heaps of about equal size; most pages stand below faq/. */
function heaps(): [string[], string[]] {
  const below = (path: string): string[] => readdirSync(path).map((name) => join(path, name));
  const faq = join(DIST, 'faq');
  const parts = [...below(DIST).filter((part) => part !== faq), ...below(faq)];
  return [parts.filter((_, index) => index % 2 === 0), parts.filter((_, index) => index % 2 === 1)];
}

/** A line for each thing that is wrong, with how many pages have it and the first of them. */
function summary(messages: readonly CheckerMessage[]): string[] {
  const groups = Map.groupBy(messages, ({ says }) => says);
  return [...groups].map(([says, [first, ...others]]) => {
    const where = first === undefined ? '' : `${relative(resolve(DIST), first.file)}: ${first.extract}`;
    return `${others.length + 1} × ${says} (${where})`;
  });
}

it('has no error in the eyes of the Nu HTML Checker', { timeout: STUCK_MS }, async () => {
  if (!hasJava()) {
    console.log('Java is absent, so the Nu HTML Checker did not look at the pages.');
    expect(hasJava(), 'Java is absent').toBe(false);
    return;
  }
  const [one, two] = heaps();
  const messages = (await Promise.all([checkMarkup([...one, faulty]), checkMarkup(two)])).flat();
  expect(summary(messages.filter(({ file }) => file !== faulty))).toEqual([]);
  expect(messages.map(({ file }) => file)).toContain(faulty);
});
