import type { Issue } from '#model/rows/issue.ts';
import { DEPLOYED_LEDGER } from './ledger-file.ts';
import type { Ledger } from './ledger.ts';

/** The share of a site's pages that may vanish at once. */
const MAX_SHARE = 0.02;

/** How many paths an issue names. */
const MAX_NAMED = 5;

const number = (value: number): string => value.toLocaleString('en-US');

/** How many pages the site of a ledger has. */
const liveCount = (ledger: Ledger): number => [...ledger.values()].filter(({ goneSince }) => goneSince === null).length;

/**
 * The issue of more than 2 % of a ledger's live pages that vanish at once: a filter, a policy or a change of paths does
 * that more often than an owner. `vanishing` are the live pages that the next build lacks, without those that have a
 * redirect of their own or are listed in gone.json.
 */
export function vanishingIssues(ledger: Ledger, vanishing: readonly string[]): Issue[] {
  const live = liveCount(ledger);
  const allowed = Math.floor(live * MAX_SHARE);
  if (vanishing.length <= allowed) return [];
  const named = vanishing.slice(0, MAX_NAMED).join(', ');
  const more = vanishing.length > MAX_NAMED ? ` and ${number(vanishing.length - MAX_NAMED)} more` : '';
  return [
    {
      file: DEPLOYED_LEDGER,
      row: '-',
      field: 'pages that vanish without a redirect of their own',
      value: number(vanishing.length),
      expected:
        `at most ${number(allowed)} of ${number(live)} (2 %): ${named}${more}. Write where they lead into ` +
        'data/redirects.json, or list them in data/gone.json; --gone accepts it for one run',
    },
  ];
}

/** What vanishes, in a line for the operator. */
export function vanishingLine(ledger: Ledger, vanishing: readonly string[]): string {
  if (ledger.size === 0) return `${DEPLOYED_LEDGER} has no pages yet, so none can vanish.`;
  return (
    `Of ${number(liveCount(ledger))} pages of the last deploy, ${number(vanishing.length)} vanish without a redirect ` +
    'of their own.'
  );
}
