/** How many numbers two ascending arrays without repetition share. */
function sharedCount(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const x = a[i]!;
    const y = b[j]!;
    if (x === y) shared += 1;
    // Without branches: which side goes on cannot be foretold, and this loop is most of the work.
    i += Number(x <= y);
    j += Number(y <= x);
  }
  return shared;
}

/**
 * Jaccard similarity of two sets: what they share over what they hold together, 0 to 1. The sets are ascending and without
 * repetition; two empty ones have nothing in common.
 */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  const shared = sharedCount(a, b);
  return shared === 0 ? 0 : shared / (a.length + b.length - shared);
}
