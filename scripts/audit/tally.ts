import type { Finding } from './site.ts';

/** What a check found: how often, and the first offenders by path. */
export interface CheckResult {
  readonly name: string;
  readonly count: number;
  readonly first: readonly Finding[];
}

/** Counts the findings of one check and keeps the first few by path, so that a broken footer does not fill the memory. */
export class Tally {
  readonly #name: string;
  readonly #most: number;
  readonly #first: Finding[] = [];
  #count = 0;

  constructor(name: string, most: number) {
    this.#name = name;
    this.#most = most;
  }

  /** Counts a finding. Pages may come in any order; the result does not depend on it. */
  add(finding: Finding): void {
    this.#count += 1;
    const last = this.#first.at(-1);
    if (this.#first.length >= this.#most && last !== undefined && finding.page >= last.page) return;
    this.#first.push(finding);
    this.#first.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
    this.#first.splice(this.#most);
  }

  /** The count and the offenders so far. */
  result(): CheckResult {
    return { name: this.#name, count: this.#count, first: this.#first };
  }
}
