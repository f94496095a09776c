/** The topics of preflight items with their headings, in reading order. */
export const TOPICS = {
  file: 'Invalid files',
  sample: 'Samples to replace',
  fact: 'Facts not given yet',
  key: 'Keys to set',
  picture: 'Placeholder pictures, and their words',
  text: 'Initial texts to adapt',
  note: 'Notes (they do not block a launch)',
} as const;

/** One item of the list. Every topic but the notes blocks a launch. */
export interface PreflightItem {
  readonly topic: keyof typeof TOPICS;
  /** What is missing or wrong, and its effect. */
  readonly says: string;
  /** What to do, and where. */
  readonly fix: string;
}

/** The items that block a launch: all but the notes. */
export const blocking = (items: readonly PreflightItem[]): readonly PreflightItem[] =>
  items.filter((item) => item.topic !== 'note');

/**
 * Formats the items for a terminal: a heading per topic, two lines per item, and the number of blocking
 * items.
 */
export function preflightReport(items: readonly PreflightItem[]): string {
  const sections = (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).flatMap((topic) => {
    const own = items.filter((item) => item.topic === topic);
    return own.length === 0 ? [] : [TOPICS[topic], ...own.map(({ says, fix }) => `  - ${says}\n    ${fix}`), ''];
  });
  const count = blocking(items).length;
  const blockers = count === 1 ? '1 item blocks' : `${count} items block`;
  return [...sections, count === 0 ? 'Nothing blocks a launch.' : `${blockers} a launch.`].join('\n');
}
