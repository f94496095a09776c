// Flags and environment variables with which scripts start: they change what a build takes, and not what it makes.
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
 * Flags of V8 for a build on a machine with two processors, which its two threads keep busy. What V8 compiles beside them
 * takes their time, a quarter of that of a full build, and in a few seconds most of it does not pay: so functions are
 * optimized later (efficiency mode), and by the thread that runs them. 20,000 pages took 9 % less time in a full build,
 * and 13 % less with a kept bundle.
 * @returns {string[]}
 */
export const buildFlags = (processors = availableParallelism()) =>
  processors <= 2 ? ['--efficiency-mode', '--no-concurrent-recompilation'] : [];
