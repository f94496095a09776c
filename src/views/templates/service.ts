import type { City } from '#model/place.ts';
import type { Crumb, Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { PicturePair } from '#model/picture.ts';
import type { ServicePage as ServiceTexts } from '#model/service.ts';

/** One assembled service page. */
export interface ServicePage {
  readonly site: Site;
  readonly head: Head;
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly texts: ServiceTexts;
  readonly pair: PicturePair | null;
  /** What it costs, and what that is for. */
  readonly price: { readonly range: string; readonly scope: string };
  /** The offers that stand on the build's day. */
  readonly offers: readonly { readonly name: string; readonly text: string; readonly price: string }[];
  /** Names of the service's parts. */
  readonly parts: readonly string[];
  readonly callToAction: string;
  /** HTML of the accordion. */
  readonly questions: string;
  /** Null for a service without FAQ pages. */
  readonly questionsPath: string | null;
  readonly cities: readonly City[];
}
