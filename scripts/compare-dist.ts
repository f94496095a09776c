// npm run compare -- <before> <after>: compares two builds of the site. Use it after moving or renaming code.
// It ignores what the bundler derives from the names and paths of source files; everything else must be
// byte-identical.
import { globSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';

const TEXT = new Set(['.html', '.json', '.txt', '.xml', '.webmanifest', '.svg', '']);

/**
 * Replaces what depends on the names of source files: asset names, inline scripts, hashes in the
 * Content-Security-Policy, the attributes of islands and the selectors of their states.
 */
function normalized(text: string): string {
  return text
    .replaceAll(/<(script type="module"|script)>.*?<\/script>/gs, '<$1></script>')
    .replaceAll(/<astro-island\b(?:[^>"]|"[^"]*")*>/g, '<astro-island>')
    .replaceAll(/\[data-[\w-]+(?==|\])/g, '[data-*')
    .replaceAll(/'sha(?:256|384|512)-[^']+'(?: 'sha(?:256|384|512)-[^']+')*/g, "'sha'")
    .replaceAll(/\/_astro\/[\w.@-]+?(\.\w+)(?=[\s"'),?#]|$)/g, '/_astro/*$1');
}

/** The files of a build by path, without those that the bundler writes: /_astro/ and the service worker. */
function filesOf(folder: string): Map<string, string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} is not a folder. Build the site before and after the change, and pass both folders.`);
  const paths = globSync('**/*', { cwd: folder, exclude: (path) => path === '_astro' || path === 'sw.js' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile()).sort();
  const read = (path: string): string =>
    TEXT.has(extname(path))
      ? normalized(readFileSync(join(folder, path), 'utf8'))
      : readFileSync(join(folder, path), 'latin1');
  return new Map(files.map((path) => [path.replaceAll('\\', '/'), read(path)]));
}

/** An excerpt of both texts around the first difference. */
function firstDifference(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 90));
  return `    before ${around(before)}\n    after  ${around(after)}`;
}

const USAGE = 'Usage: npm run compare -- <folder before the change> <folder after the change>';

function filesOrExit(): readonly Map<string, string>[] {
  try {
    const [before, after] = parseArgs({ allowPositionals: true }).positionals;
    if (before === undefined || after === undefined) throw new Error(USAGE);
    return [filesOf(before), filesOf(after)];
  } catch (error) {
    console.error(formatError(error));
    process.exit(2);
  }
}

const [one = new Map<string, string>(), other = new Map<string, string>()] = filesOrExit();
const removed = [...one.keys()].filter((path) => !other.has(path));
const added = [...other.keys()].filter((path) => !one.has(path));
const changed = [...one].filter(([path, text]) => other.has(path) && other.get(path) !== text).map(([path]) => path);
const bytes = changed.reduce((sum, path) => sum + Math.abs(one.get(path)!.length - other.get(path)!.length), 0);

for (const path of removed) console.log(`  only before: ${path}`);
for (const path of added) console.log(`  only after: ${path}`);
for (const path of changed.slice(0, 20))
  console.log(`  differs: ${path}\n${firstDifference(one.get(path)!, other.get(path)!)}`);
console.log(
  `${one.size} files before, ${other.size} after: ${changed.length} differ (by ${bytes} bytes in length), ` +
    `${removed.length} removed, ${added.length} added.`,
);
process.exitCode = changed.length + removed.length + added.length === 0 ? 0 : 1;
