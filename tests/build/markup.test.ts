import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DIST } from '#tests/support/built-site.ts';
import { type CheckerMessage, checkMarkup, hasJava } from '#tests/support/html-checker.ts';

// A page with a known error is checked with the site's own, to prove that the checker reads them.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'markup-')));
const faulty = join(folder, 'faulty.html');
writeFileSync(faulty, '<!doctype html><html lang="en"><title>Faulty</title><p><img src="picture.png">');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The check takes half a minute on an idle machine, and up to three minutes on a busy one. */
const TIMEOUT_MS = 900_000;

/** The site's pages and folders in two groups of about equal size; most pages are in faq/. */
function halves(): [string[], string[]] {
  const below = (path: string): string[] => readdirSync(path).map((name) => join(path, name));
  const faq = join(DIST, 'faq');
  const parts = [...below(DIST).filter((part) => part !== faq), ...below(faq)];
  return [parts.filter((_, index) => index % 2 === 0), parts.filter((_, index) => index % 2 === 1)];
}

/** One line per distinct message, with its count and the first page that has it. */
function summary(messages: readonly CheckerMessage[]): string[] {
  const groups = Map.groupBy(messages, ({ says }) => says);
  return [...groups].map(([says, [first, ...others]]) => {
    const where = first === undefined ? '' : `${relative(resolve(DIST), first.file)}: ${first.extract}`;
    return `${others.length + 1} × ${says} (${where})`;
  });
}

it('the built site passes the Nu HTML Checker', { timeout: TIMEOUT_MS }, async () => {
  if (!hasJava()) {
    console.log('Java is not installed: the Nu HTML Checker was skipped.');
    expect(hasJava(), 'Java is not installed').toBe(false);
    return;
  }
  const [one, two] = halves();
  const messages = (await Promise.all([checkMarkup([...one, faulty]), checkMarkup(two)])).flat();
  expect(summary(messages.filter(({ file }) => file !== faulty))).toEqual([]);
  expect(messages.map(({ file }) => file)).toContain(faulty);
});
