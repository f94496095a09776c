import type { RichText } from './rich-text.ts';

/** The groups in which a page's questions stand, in reading order. */
export const THEMES = {
  booking: 'Cost and booking',
  house: 'Your place',
  stains: 'Stains and method',
  season: 'Season and upkeep',
  trust: 'Crew and guarantee',
} as const;

/** A group of questions. */
export type Theme = keyof typeof THEMES;

/** A question with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: RichText;
}

/** A question with the group it stands in. */
export interface ThemedQuestion extends Question {
  readonly theme: Theme;
}

/** A written set of questions, kept in data/catalogue/questions. */
export interface QuestionSet {
  readonly slug: string;
  readonly name: string;
  readonly questions: readonly Question[];
}
