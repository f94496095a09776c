import { type PreflightItem, TOPICS } from './item.ts';
import { blocking } from './preflight.ts';

/** The items as a text for a terminal: a heading a topic, two lines an item, a verdict at the end. */
export function preflightReport(items: readonly PreflightItem[]): string {
  const sections = (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).flatMap((topic) => {
    const own = items.filter((item) => item.topic === topic);
    return own.length === 0 ? [] : [TOPICS[topic], ...own.map(({ says, mend }) => `  - ${says}\n    ${mend}`), ''];
  });
  const count = blocking(items).length;
  const things = count === 1 ? '1 thing stands' : `${count} things stand`;
  const verdict = count === 0 ? 'Nothing stands in the way of a launch.' : `${things} in the way of a launch.`;
  return [...sections, verdict].join('\n');
}
