/** What a service means at one place: an entry of data/catalogue/jobs. */
export interface Job {
  /** One sentence for the place's own page; null until written. */
  readonly line: string | null;
  /** Paragraphs about this job at this place, printed on that page alone; empty until written. */
  readonly sheet: readonly string[];
  /** A sentence that says why the service does not fit the place; null if it fits. */
  readonly misfit: string | null;
}

/** The jobs of a place by service slug. */
export type Jobs = Readonly<Record<string, Job>>;
