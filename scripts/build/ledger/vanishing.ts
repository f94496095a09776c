import type { Issue } from '#model/rows/issue.ts';
import { ORDINARY_DELETIONS } from '#model/ordinary-deletions.ts';
import type { VanishingPages } from '#scripts/build/vanishing-pages.ts';
import { DEPLOYED_LEDGER } from './ledger-file.ts';
import type { Ledger } from './ledger.ts';

/** The share of a site's pages that may vanish at once. */
const MAX_SHARE = 0.02;

/** How many paths or rows a message names. */
const MAX_NAMED = 5;

const number = (value: number): string => value.toLocaleString('en-US');

/** How many pages the site of a ledger has. */
const liveCount = (ledger: Ledger): number => [...ledger.values()].filter(({ goneSince }) => goneSince === null).length;

/** Texts of which the first few are named. */
function namesOf(texts: readonly string[]): string {
  const more = texts.length - MAX_NAMED;
  return texts.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${number(more)} more` : '');
}

/**
 * The issue of more than 2 % of a ledger's live pages that vanish at once with nobody having decided about them: a
 * filter, a policy or a change of paths does that more often than an owner.
 */
export function vanishingIssues(ledger: Ledger, { undecided, removedRows }: VanishingPages): Issue[] {
  const live = liveCount(ledger);
  const allowed = Math.floor(live * MAX_SHARE);
  if (undecided.length <= allowed) return [];
  const [pages, paths] = [number(live), namesOf(undecided)];
  const [rows, plainRows] =
    removedRows.length > ORDINARY_DELETIONS
      ? [
          ` The store has no longer: ${namesOf(removedRows)}. If that is not meant, look for a policy that hides them.`,
          ` The store no longer has ${namesOf(removedRows)}.`,
        ]
      : ['', ''];
  return [
    {
      file: DEPLOYED_LEDGER,
      row: '-',
      field: 'pages that vanish undecided',
      value: number(undecided.length),
      expected:
        `at most ${number(allowed)} of ${pages} (2 %): ${paths}.${rows} Write where they lead into ` +
        'data/redirects.json, or list them in data/gone.json; --gone accepts it for one run',
      plain: `${number(undecided.length)} of the site’s ${pages} pages would be gone: ${paths}.${plainRows}`,
    },
  ];
}

/** What vanishes, in a line for the operator. */
export function vanishingLine(ledger: Ledger, { undecided, ofRemovedRows, removedRows }: VanishingPages): string {
  if (ledger.size === 0) return `${DEPLOYED_LEDGER} has no pages yet, so none can vanish.`;
  const removed =
    ofRemovedRows.length === 0
      ? ''
      : `, and ${number(ofRemovedRows.length)} go with removed rows and lead on: ${namesOf(removedRows)}`;
  return (
    `Of ${number(liveCount(ledger))} pages of the last deploy, ${number(undecided.length)} vanish without a redirect ` +
    `of their own${removed}.`
  );
}
