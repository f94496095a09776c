import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';

/** A page of the staff area. */
export interface StaffPage {
  readonly site: Site;
  readonly head: Head;
  readonly screen: 'login' | 'dashboard' | 'editor';
  /** Stands until the screen is there. */
  readonly heading: string;
}
