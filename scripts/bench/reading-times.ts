/** The ways in which a store's rows are read. */
export const READING_WAYS = ['select', 'keyset', 'offset', 'snapshot'] as const;

/** A way to read a store. */
export type ReadingWay = (typeof READING_WAYS)[number];

/** What the readings of one size took. */
export interface SnapshotReadings {
  /** Rows of the table neighborhoods. */
  readonly neighborhoods: number;
  readonly ways: readonly WayTimes[];
}

/** What one way of reading took, once a round. */
export interface WayTimes {
  readonly way: ReadingWay;
  /** Rows of all tables. */
  readonly rows: number;
  /** From the first request to the last row, without the start of the process. */
  readonly seconds: readonly number[];
  /** Peak resident memory of the reading process in MB (10^6 bytes). */
  readonly megabytes: readonly number[];
}
