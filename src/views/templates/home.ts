import type { Head } from '#model/page.ts';
import type { Site } from '#model/model.ts';
import type { PicturePair } from '#model/picture.ts';
import type { ServiceIcon } from '#model/service.ts';

/** The words of the sections that the home and city pages share. */
export interface SharedSections {
  /** The path of the page they stand on. */
  readonly path: string;
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly icon: ServiceIcon;
    readonly slug: string;
  }[];
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  readonly commercial: { readonly title: string; readonly text: string };
  /** Where leads go; null while nothing is configured. */
  readonly webhook: string | null;
  /** The city a lead carries: '{name} SC'. */
  readonly city?: string;
}

/** The assembled home page. */
export interface HomePage {
  readonly site: Site;
  readonly head: Head;
  readonly pair: PicturePair | null;
  readonly promises: readonly { readonly figure: string; readonly text: string }[];
  readonly sections: SharedSections;
}
