// Flags and environment variables with which scripts start: they change what a build takes, and not what it makes.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * Flags of V8 for a build, which makes much garbage: a young generation of 16 MB for each half in every thread. With
 * 8 MB a build of 20,000 pages took a twelfth more processor time and 20 MB less memory.
 */
export const HEAP_FLAGS = ['--max-semi-space-size=16'];

/**
 * Environment for the C library of Linux: without it, every thread gets a heap of its own, and frees memory into it.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '1' };

/** The folder of kept bundles, which builds of the same sources import. Nothing but time is lost with it. */
export const BUNDLES = 'node_modules/.cache/site-bundles';

/**
 * Flags of V8 for a build that probably finds its bundle, on a machine of two processors. Each of these is busy with a
 * thread of the build, so that V8's own threads, which compile what runs often, only take turns with them, and the build
 * goes on with slow code meanwhile: 20,000 pages take 7 % longer. While a build bundles, one processor is free, and
 * without those threads a full build takes 15 % longer.
 * @param {readonly string[]} args the build's arguments
 * @returns {string[]}
 */
export const buildFlags = (args, processors = availableParallelism(), hasBundles = existsSync(BUNDLES)) =>
  processors <= 2 && hasBundles && !args.includes('--full') ? ['--no-concurrent-recompilation'] : [];
