import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';

/** A short promise or thing, and its detail. */
interface Told {
  readonly title: string;
  readonly text: string;
}

/** The assembled thank-you page. */
export interface ThankYouPage {
  readonly site: Site;
  readonly head: Head;
  /** What happens next. */
  readonly steps: readonly Told[];
  /** What to have ready. */
  readonly ready: readonly Told[];
}
