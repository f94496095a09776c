// How an estimate reaches the quote form, on this page or the next. The keys are types: the form's side of it is
// inlined into every page, which must not load a chunk for a shared value.

/** How the message of a quote request names the estimate. The payload takes the rest of its line. */
export const ESTIMATE_LABEL = 'My estimate:';

/**
 * What is handed over: the message's line, and on a second one the choice of serviceType. An earlier version of the
 * site stored the first alone.
 */
export type EstimateHandover = `${string}\n${string}`;

/** sessionStorage: the estimate that the visitor asks for. */
export type EstimateKey = 'visit-estimate';

/** The event on the document that tells a form on the same page of an estimate, which is its detail. */
export type EstimateEvent = 'estimate';

/** The beginning of the fragment that carries the estimate where nothing can be stored, encoded. */
export type EstimateFragment = '#estimate=';
