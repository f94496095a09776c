/**
 * A deterministic pseudo-random number in [0, 1): the same seed and index give the same number on every
 * machine. It uses integer arithmetic only, because the last bits of Math.sin differ between platforms.
 */
export function random(seed: number, index: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000;
}

/** A pseudo-random number in [low, high). */
export const randomBetween = (low: number, high: number, seed: number, index: number): number =>
  low + (high - low) * random(seed, index);
