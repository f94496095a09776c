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
 * Flags of V8 for a build that will probably find its bundle, on a machine with two processors. Each processor is busy
 * with a thread of the build. V8's own threads, which compile frequently called functions, compete with them, and until
 * a function is compiled the build runs its slow version: 20,000 pages took 7 % longer. While a build bundles, one
 * processor is free, and without V8's threads a full build took 15 % longer.
 * @param {readonly string[]} args the build's arguments
 * @returns {string[]}
 */
export const buildFlags = (args, processors = availableParallelism(), hasBundles = existsSync(BUNDLES)) =>
  processors <= 2 && hasBundles && !args.includes('--full') ? ['--no-concurrent-recompilation'] : [];
