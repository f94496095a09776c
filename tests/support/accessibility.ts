import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Its minified script: `axe.source` is three times as long, and takes half as long again to load. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Makes axe available in a document: half a megabyte, which page.evaluate takes twice as long to pass on. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: `${AXE};0` });
  await session.detach();
}

/**
 * Runs axe-core over the page in its current state (WCAG 2.2 A and AA, best practices) and returns one line
 * per issue. Text in the color of its background counts too, which axe reports as incomplete. With selectors, only the
 * parts that match them are checked, and the rules about a page as a whole are not.
 */
export async function accessibilityIssues(page: Page, parts?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const context = parts === undefined ? undefined : { include: parts.map((part) => [part]) };
  // Reduce the report in the browser: the rest of it is much longer than the issues.
  return page.evaluate(
    async ([tags, checked]): Promise<string[]> => {
      const { violations, incomplete } = await window.axe.run(checked ?? document, {
        runOnly: [...tags],
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
    },
    [TAGS, context] as const,
  );
}
