/** What kinds of thing stand between a checkout and a launch, with their headings in reading order. */
export const TOPICS = {
  file: 'Files that do not fit',
  sample: 'Samples to replace',
  fact: 'Facts not given yet',
  key: 'Keys to set',
  picture: 'Placeholder pictures',
  text: 'Starting texts to adapt',
  note: 'Worth knowing (these stop nothing)',
} as const;

/** One thing preflight has to say. A note stops nothing; every other topic stands in the way of a launch. */
export interface PreflightItem {
  readonly topic: keyof typeof TOPICS;
  /** What is so. */
  readonly says: string;
  /** What to do about it, and where. */
  readonly mend: string;
}
