// npm run structure -- [git revision]: measures the structure of the source code at a revision, by default in the
// working tree.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseArgs } from 'node:util';
import { formatError } from './build/format-error.ts';

const COUNTED = /\.(?:tsx?|mjs|astro|css|sql)$/;
const GENERATED = new Set(['src/model/rows/database.ts', 'src/rows/database.ts', 'data/supabase/seed.sql']);
const OLD_TOOLS = /^src\/(?:audit|bench|build|pictures|preview|preflight|backend|snapshot)\//;
const SMALL_FILE = 30;
const RUN = 6;

const KINDS = ['ships', 'tools', 'tests'] as const;

type Kind = (typeof KINDS)[number];

/** A counted source file. */
interface Source {
  readonly path: string;
  readonly kind: Kind;
  readonly lines: readonly string[];
}

function kindOf(path: string): Kind | null {
  if (!COUNTED.test(path) || GENERATED.has(path)) return null;
  if (path.startsWith('tests/')) return 'tests';
  if (path.startsWith('scripts/') || OLD_TOOLS.test(path)) return 'tools';
  return path.startsWith('src/') ? 'ships' : null;
}

const git = (input: string, ...args: string[]): Buffer => execFileSync('git', args, { input, maxBuffer: 1 << 30 });

/** The names of all files of a revision, or of those in the working tree that git does not ignore. */
function fileNames(revision: string | undefined): string[] {
  const args =
    revision === undefined
      ? ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
      : ['ls-tree', '-r', '--name-only', '-z', revision];
  return git('', ...args)
    .toString()
    .split('\0');
}

/** The contents of files at a revision, in one call of git cat-file. */
function readRevision(revision: string, paths: readonly string[]): string[] {
  const output = git(paths.map((path) => `${revision}:${path}\n`).join(''), 'cat-file', '--batch');
  let offset = 0;
  return paths.map(() => {
    const start = output.indexOf('\n', offset) + 1;
    const size = Number(output.toString('utf8', offset, start).trim().split(' ').at(-1));
    offset = start + size + 1;
    return output.toString('utf8', start, start + size);
  });
}

function readWorkingTree(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null; // Deleted but not committed.
  }
}

function readSources(revision: string | undefined): Source[] {
  const paths = fileNames(revision).filter((path) => kindOf(path) !== null);
  const texts = revision === undefined ? paths.map(readWorkingTree) : readRevision(revision, paths);
  return paths.flatMap((path, index): Source[] => {
    const text = texts[index] ?? null;
    const kind = kindOf(path);
    return text === null || kind === null ? [] : [{ path, kind, lines: text.replace(/\n$/, '').split('\n') }];
  });
}

/** The percentile of the numbers, with `share` from 0 to 1. */
const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/**
 * The top-level folder of a file: src/quote, scripts/bench, tests; null for files directly in src or scripts.
 */
function folderOf(path: string): string | null {
  const [top = '', folder, ...rest] = path.split('/');
  if (top === 'tests') return top;
  return folder === undefined || rest.length === 0 ? null : `${top}/${folder}`;
}

/** The path of an imported file, relative to the repository; null for packages. */
function importedPath(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (/^#(?:scripts|tests)\//.test(specifier)) return specifier.slice(1);
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : null;
}

/** The distinct imports from one folder to another, without those of tests. */
function arrowsOf(sources: readonly Source[]): string[] {
  const arrows = new Set<string>();
  for (const { path, lines } of sources) {
    const from = folderOf(path);
    for (const [, specifier = ''] of lines.join('\n').matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const target = importedPath(path, specifier);
      const to = target === null ? null : folderOf(target);
      if (from !== null && to !== null && from !== to && from !== 'tests') arrows.add(`${from} -> ${to}`);
    }
  }
  return [...arrows].sort();
}

const normalize = (line: string): string => line.trim().replace(/\s+/g, ' ');

/**
 * Counts the lines in runs of six or more that occur elsewhere too. Blank lines, imports and lone brackets
 * are skipped.
 */
function countRepeatedLines(sources: readonly Source[]): number {
  const texts = sources.map(({ lines }) => {
    return lines.map(normalize).filter((line) => /\w/.test(line) && !/^(?:import\b|\} from )/.test(line));
  });
  const places = new Map<string, [file: number, line: number][]>();
  for (const [file, lines] of texts.entries()) {
    for (let line = 0; line + RUN <= lines.length; line += 1) {
      const run = lines.slice(line, line + RUN).join('\n');
      places.set(run, [...(places.get(run) ?? []), [file, line]]);
    }
  }
  const repeated = new Set<string>();
  for (const [file, line] of [...places.values()].filter((found) => found.length > 1).flat())
    for (let offset = 0; offset < RUN; offset += 1) repeated.add(`${file}:${line + offset}`);
  return repeated.size;
}

/** The revision of the command line, or undefined. Throws an Error if git does not know it. */
function readRevisionName(): string | undefined {
  const [name] = parseArgs({ allowPositionals: true }).positionals;
  if (name === undefined) return undefined;
  const { status } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  if (status !== 0) throw new Error(`There is no git revision '${name}'.`);
  return name;
}

function revisionOrExit(): string | undefined {
  try {
    return readRevisionName();
  } catch (error) {
    console.error(formatError(error));
    process.exit(1);
  }
}

const revision = revisionOrExit();
const sources = readSources(revision);
console.log(`Structure of ${revision ?? 'the working tree'}\n`);
console.log('kind    files   lines  median  90th percentile  30 lines or fewer');
for (const kind of [...KINDS, 'all'] as const) {
  const lengths = sources.filter((source) => kind === 'all' || source.kind === kind).map(({ lines }) => lines.length);
  const small = lengths.filter((length) => length <= SMALL_FILE).length;
  const cells = [lengths.length, lengths.reduce((sum, length) => sum + length, 0), percentile(lengths, 0.5)];
  const share = `${small} (${Math.round((100 * small) / Math.max(1, lengths.length))}%)`;
  const [files, lines, median] = cells.map(String);
  console.log(
    `${kind.padEnd(6)}${files?.padStart(7)}${lines?.padStart(8)}${median?.padStart(8)}` +
      `${String(percentile(lengths, 0.9)).padStart(17)}${share.padStart(19)}`,
  );
}
const folders = new Set(sources.map(({ path }) => folderOf(path)).filter((folder) => folder !== null));
const arrows = arrowsOf(sources);
console.log(`\n${folders.size} top-level folders, ${arrows.length} import arrows between them`);
console.log(`${countRepeatedLines(sources)} repeated lines (in runs of ${RUN} or more that occur elsewhere)`);
