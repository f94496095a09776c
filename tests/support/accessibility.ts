import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe-core over the page in its current state (WCAG 2.2 A and AA, best practices) and returns one line
 * per issue. Text in the color of its background counts too, which axe reports as incomplete.
 */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  // Half a megabyte: inject it once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Reduce the report in the browser: the rest of it is much longer than the issues.
  return page.evaluate(async (tags): Promise<string[]> => {
    const { violations, incomplete } = await window.axe.run(document, {
      runOnly: tags,
      // Disabled by default, although its tag is requested.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations', 'incomplete'],
    });
    const isUnreadable = ({ any }: AxeResults['incomplete'][number]['nodes'][number]): boolean =>
      any.some((check) => (check.data as { messageKey?: string } | null)?.messageKey === 'equalRatio');
    const issues = [
      ...violations.flatMap((rule) => rule.nodes.map((node) => ({ rule, node }))),
      ...incomplete.flatMap((rule) => rule.nodes.filter(isUnreadable).map((node) => ({ rule, node }))),
    ];
    return issues.map(({ rule, node }) => `${rule.id}: ${node.target.join(' ')} (${rule.help})`);
  }, TAGS);
}
