import type { Characteristic } from './characteristic.ts';

/** Where a stain can be, in the order of the guide. */
export const STAIN_SURFACES = ['roof', 'siding', 'brick', 'concrete', 'wood', 'gutter', 'glass'] as const;

/** The colors that the guide tells apart. */
export const STAIN_COLORS = ['black', 'gray', 'white', 'green', 'yellow', 'orange', 'red', 'brown', 'other'] as const;

/** The forms that the guide tells apart. */
export const STAIN_FORMS = ['streaks', 'spots', 'film', 'crust'] as const;

/** A surface that stains are on. */
export type StainSurface = (typeof STAIN_SURFACES)[number];

/** The color of a stain. */
export type StainColor = (typeof STAIN_COLORS)[number];

/** The form of a stain. */
export type StainForm = (typeof STAIN_FORMS)[number];

/** What a homeowner sees: the three answers that lead to a stain. */
export interface StainSign {
  readonly where: StainSurface;
  readonly color: StainColor;
  readonly form: StainForm;
}

/** A sign in one word, which only look-alikes share: 'roof/black/streaks'. */
export const signText = ({ where, color, form }: StainSign): string => `${where}/${color}/${form}`;

/** A stain of the guide, from data/catalogue/stains or the region's pack. */
export interface Stain {
  readonly slug: string;
  /** In sentence case: 'Black roof streaks'. */
  readonly name: string;
  /** Inside a sentence: 'black roof streaks'. */
  readonly inSentence: string;
  readonly signs: readonly StainSign[];
  /** What it looks like, in at most 80 characters: the caption of its picture. */
  readonly look: string;
  /** What it is and what to do, in one sentence. */
  readonly summary: string;
  readonly metaDescription: string;
  readonly keywords: readonly string[];
  /** The slug of the stain that it is most often taken for. */
  readonly lookAlike: string;
  /** What it is, and why it forms there. Paragraphs, like `tell`, `harm` and `weDo`. */
  readonly what: readonly string[];
  /** How to tell it from its look-alike. */
  readonly tell: readonly string[];
  /** Whether it does harm. */
  readonly harm: readonly string[];
  /** What a homeowner can do safely. */
  readonly canDo: readonly string[];
  readonly mustNot: readonly string[];
  /** What a crew does. Shown by companies that offer `service`. */
  readonly weDo: readonly string[];
  /** The catalogue's slug of the service that removes it. */
  readonly service: string;
  /** Whether the service's price does not include its removal, which is quoted by the job. */
  readonly pricedApart: boolean;
  /** Where it is common. */
  readonly characteristics: readonly Characteristic[];
  /** Institutions and what they wrote, by name. */
  readonly sources: readonly string[];
}

/** What other pages need of a stain to link to it. */
export type LinkedStain = Pick<Stain, 'slug' | 'inSentence' | 'service' | 'characteristics'>;

/** The fewest and the most words that the body of a stain's page should have. */
export const STAIN_WORDS = { min: 600, max: 900 } as const;

/** The number of words in the body of a stain's page. */
export const stainWords = ({ what, tell, harm, canDo, mustNot, weDo }: Stain): number =>
  [what, tell, harm, canDo, mustNot, weDo].flat().join(' ').split(/\s+/).filter(Boolean).length;
