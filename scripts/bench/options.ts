import { parseArgs } from 'node:util';

/** The parts that build or audit a site, in the order they run. */
export const BUILD_PARTS = [
  'synthetic',
  'kept',
  'cached',
  'rebuild',
  'audit',
  'floor',
  'eleventy',
  'memory',
  'large',
  'site',
  'site-rebuild',
] as const;

/** The parts that visit a built site with Chromium: heights, cold taps, main thread, JavaScript, Lighthouse. */
export const VISIT_PARTS = ['lengths', 'taps', 'blocking', 'bytes', 'lighthouse'] as const;

/** The parts that read a local store. */
export const STORE_PARTS = ['snapshot'] as const;

/** The parts that send leads to a local store, and flood it. */
export const LEAD_PARTS = ['leads'] as const;

/** All parts, in the order they run. */
export const PARTS = [...BUILD_PARTS, ...VISIT_PARTS, ...STORE_PARTS, ...LEAD_PARTS] as const;

/** A part that builds or audits a site. */
export type BuildPart = (typeof BUILD_PARTS)[number];

/** A part that visits a built site. */
export type VisitPart = (typeof VISIT_PARTS)[number];

/** A part of the bench. */
export type Part = (typeof PARTS)[number];

/** The parsed arguments of npm run bench. */
export interface BenchOptions {
  /** The minimum number of FAQ pages of the synthetic site. */
  readonly pages: number;
  readonly parts: readonly Part[];
  /** How often the parts that build run, in turns. */
  readonly rounds: number;
  /** The built site to visit. */
  readonly dist: string;
  /** The paths for lengths and Lighthouse; empty for one page of each type. */
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
}

/** The usage line. */
export const USAGE = `npm run bench -- [--pages 20000] [--only ${PARTS.join(',')}] [--rounds 1] [--dist dist] [--paths /,/contact] [--json]`;

const DEFAULT_PAGES = 20_000;

const isPart = (text: string): text is Part => PARTS.some((part) => part === text);

/**
 * Parses the arguments. `--only` takes comma-separated parts and may be repeated. Throws an Error with the
 * usage.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      only: { type: 'string', multiple: true },
      rounds: { type: 'string' },
      dist: { type: 'string' },
      paths: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const count = (name: 'pages' | 'rounds', given: string | undefined, usual: number): number => {
    const number = given === undefined ? usual : Number(given);
    if (Number.isSafeInteger(number) && number > 0) return number;
    throw new Error(`--${name}: is ${given}, expected a whole number of ${name}\n${USAGE}`);
  };
  const pages = count('pages', values.pages, DEFAULT_PAGES);
  const rounds = count('rounds', values.rounds, 1);
  const named = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = named.find((text) => !isPart(text));
  if (unknown !== undefined) throw new Error(`--only: is ${unknown}, expected one of ${PARTS.join(', ')}\n${USAGE}`);
  const parts = named.length === 0 ? PARTS : PARTS.filter((part) => named.includes(part));
  const paths = values.paths?.split(',') ?? [];
  const invalid = paths.find((path) => !path.startsWith('/'));
  if (invalid !== undefined) throw new Error(`--paths: has ${invalid}, expected paths such as /contact\n${USAGE}`);
  return { pages, parts, rounds, dist: values.dist ?? 'dist', paths, json: values.json, help: values.help };
}
