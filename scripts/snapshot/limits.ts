/** How patient the reading of a store is. */
export interface Limits {
  /** Rows asked for at a time; a store may give fewer. */
  readonly pageRows: number;
  /** Milliseconds that one request may take, its body included. */
  readonly requestMs: number;
  /** Milliseconds that the whole reading may take. */
  readonly totalMs: number;
  /** How often a request is made before the reading is given up. */
  readonly tries: number;
  /** Milliseconds before the second try; each further pause is twice as long. */
  readonly firstPauseMs: number;
  /** Milliseconds that a pause never exceeds, unless the store asks for a longer one. */
  readonly longestPauseMs: number;
  /** How often tables are read that change meanwhile. */
  readonly readings: number;
}

/** A page of 1,000 rows takes a store some 100 ms; a sleeping project some ten seconds. */
export const LIMITS: Limits = {
  pageRows: 1000,
  requestMs: 30_000,
  totalMs: 15 * 60_000,
  tries: 6,
  firstPauseMs: 500,
  longestPauseMs: 30_000,
  readings: 5,
};
