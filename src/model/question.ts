/** A run of an answer: plain text, a link within the site, or emphasis. Never raw HTML. */
export type Inline =
  | string
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly text: string };

/** A paragraph as a list of runs. */
export type RichText = readonly Inline[];

/** A paragraph's text without its markup. */
export function plainText(text: RichText): string {
  return text.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}

/** The groups of a page's questions, in reading order. */
export const THEME_ORDER = ['cost', 'house', 'stains', 'season', 'trust'] as const;

/** The group of a question. */
export type Theme = (typeof THEME_ORDER)[number];

/** A question and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

/** A question of data/catalogue/common-questions.json. */
export interface CommonQuestion extends Question {
  /** The slugs of the services that it is about, of which a company must offer one; undefined for any service. */
  readonly services?: readonly string[] | undefined;
}

/** A question with the group it belongs to. */
export interface ThemedQuestion extends Question {
  readonly theme: Theme;
}

/** A hand-written question set of data/catalogue/questions. */
export interface QuestionSet {
  readonly slug: string;
  readonly name: string;
  /** The title and description of a page of its own, for a set that is not a service's; null for the usual ones. */
  readonly title: string | null;
  readonly metaDescription: string | null;
  readonly questions: readonly Question[];
}
