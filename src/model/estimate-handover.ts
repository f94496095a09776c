// How an estimate reaches the quote form, on this page or the next. The keys are types: a part of the form's side is
// inlined into its pages, which must not load a chunk for a shared value.

/** How the message of a quote request names the estimate. The payload takes the rest of its line. */
export const ESTIMATE_LABEL = 'My estimate:';

/**
 * What is handed over: the message's line, and on a second one the choice of serviceType. An earlier version of the
 * site stored the first alone.
 */
export type EstimateHandover = `${string}\n${string}`;

/** sessionStorage: the estimate that the visitor asks for. */
export type EstimateKey = 'visit-estimate';

/** The beginning of the fragment that carries the estimate where nothing can be stored, encoded. */
export type EstimateFragment = '#estimate=';

/** What the chunk of fill-in.ts exports for the form's page. */
export interface FillingChunk {
  readonly fillInWaiting: () => void;
}
