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
 * Flags of V8 for a build on a machine with two processors, which its two threads keep busy. What V8 compiles beside
 * them takes their time, a quarter of that of a full build, and in a few seconds most of it does not pay: so functions
 * are optimized later (efficiency mode). A build that will probably find its bundle also has no threads for that: until
 * a function is compiled, it runs its slow version. While a build bundles, a processor is free at times. Node 22.12,
 * the oldest supported, has both flags; a Node that drops one would refuse to start.
 * @param {readonly string[]} args the build's arguments
 * @returns {string[]}
 */
export function buildFlags(args, processors = availableParallelism(), hasBundles = existsSync(BUNDLES)) {
  if (processors > 2) return [];
  return ['--efficiency-mode', ...(hasBundles && !args.includes('--full') ? ['--no-concurrent-recompilation'] : [])];
}
