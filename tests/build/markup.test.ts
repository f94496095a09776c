import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { builtFiles, builtText, DIST } from '#tests/support/built-site.ts';
import { filesToCheck } from '#tests/support/distinct-markup.ts';

/** One message of the Nu HTML Checker. */
interface CheckerMessage {
  readonly file: string;
  readonly says: string;
  /** The markup around it. */
  readonly extract: string;
}

interface Report {
  readonly messages: readonly { readonly url?: string; readonly message: string; readonly extract?: string }[];
}

/** Whether Java is installed. */
const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** The checker's jar, from the npm package vnu-jar. */
const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/**
 * Deeply nested pages need a large stack. For a run of half a minute the optimizing compiler and a parallel
 * collector do not pay off: without them the checker uses a quarter less processor time.
 */
const JAVA = ['-Xss16m', '-XX:+IgnoreUnrecognizedVMOptions', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * Runs the Nu HTML Checker (validator.github.io/validator) over files and resolves with its errors. Rejects when the
 * checker does not return a report.
 */
function checkMarkup(paths: readonly string[]): Promise<CheckerMessage[]> {
  const options = ['--errors-only', '--format', 'json', '--stdout'];
  return new Promise((resolve, reject) => {
    // It exits with 1 when it finds errors, so only its output shows whether it ran.
    execFile('java', [...JAVA, '-jar', jar, ...options, ...paths], { maxBuffer: 2 ** 28 }, (_, stdout, stderr) => {
      try {
        const { messages } = JSON.parse(stdout) as Report;
        resolve(
          messages.map(({ url = '', message, extract = '' }) => ({
            file: url.startsWith('file:') ? fileURLToPath(url) : url,
            says: message,
            extract,
          })),
        );
      } catch (cause) {
        reject(new Error(`The HTML checker returned no report: ${stderr || stdout || 'it did not start'}`, { cause }));
      }
    });
  });
}

// A page with a known error is checked with the site's own, to prove that the checker reads them.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'markup-')));
const faulty = join(folder, 'faulty.html');
writeFileSync(faulty, '<!doctype html><html lang="en"><title>Faulty</title><p><img src="picture.png">');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The check takes some seconds on an idle machine, and a minute on a busy one. */
const TIMEOUT_MS = 900_000;

/** The site's pages that together have every form of its markup. All pages would take the checker ten times as long. */
const distinctPages = (pages: readonly string[]): string[] =>
  filesToCheck(pages.map((file) => ({ file, html: builtText(file) }))).map((file) => join(DIST, file));

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
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  const distinct = distinctPages(pages);
  expect(distinct).toContain(join(DIST, '404.html'));
  // What every page has in a form of its own would let the checker read them all.
  expect(distinct.length).toBeLessThan(pages.length / 4);
  const messages = await checkMarkup([...distinct, faulty]);
  expect(summary(messages.filter(({ file }) => file !== faulty))).toEqual([]);
  expect(messages.map(({ file }) => file)).toContain(faulty);
});
