import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe-core finds on a page as it is shown now: WCAG 2.2 A and AA and the best practices, one line a issue. Text in
 * the very color of its background counts: axe leaves that to a human eye.
 */
export async function accessibilityIssues(page: Page): Promise<string[]> {
  // Half a megabyte: once a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What axe says besides issues is longer than they are: it stays in the browser.
  return page.evaluate(async (tags): Promise<string[]> => {
    const { violations, incomplete } = await window.axe.run(document, {
      runOnly: tags,
      // Axe leaves this rule out of its tag unless asked.
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
