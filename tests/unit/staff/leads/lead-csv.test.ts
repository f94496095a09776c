import { expect, test } from 'vitest';
import { csvCell, leadsCsv } from '#staff/leads/lead-csv.ts';
import { leadRow } from './lead-row.ts';

const nameOf = (id: string): string => `name of ${id}`;

/** Splits a CSV text into cells, as RFC 4180 says. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, end] of text.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted!.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const records = (text: string): Record<string, string>[] => {
  const [headings = [], ...rows] = parseCsv(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
};

test('a file has a byte order mark, a heading row, and a row of as many cells for each lead', () => {
  const text = leadsCsv([leadRow(), leadRow({ first_name: 'Eli' })], nameOf);
  expect(text.startsWith('\uFEFF"Received","State"')).toBe(true);
  const rows = parseCsv(text.slice(1));
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test('quotes, commas and line breaks of a visitor stay in their cell', () => {
  const message = 'He said "two, maybe\nthree" stories,\r\n"really"';
  const [record] = records(leadsCsv([leadRow({ message, campaign: { utm_source: 'a,b', gclid: '1' } })], nameOf));
  expect(record).toMatchObject({ Message: message, Campaign: 'utm_source=a,b; gclid=1', Phone: '(803) 555-0100' });
});

test.each([
  '=1+1',
  '=HYPERLINK("https://evil.example","Click")',
  '+1 803 555 0100',
  '-2+3',
  '@SUM(A1)',
  '|calc',
  ' =1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1',
  '＝1+1',
  '＋1',
])('%j does not run as a formula', (text) => {
  expect(csvCell(text).startsWith(`"'`)).toBe(true);
});

test.each(['Ada', '1 Main Street', '(803) 555-0100', 'a=b', '', "O'Neill"])('%j stays as it is', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`);
});

test('marks, names and the state are words', () => {
  const lead = leadRow({ taken_by: 'x', state: 'won', is_test: true, spam_reasons: ['links'], is_flood: true });
  expect(records(leadsCsv([lead], nameOf))[0]).toMatchObject({
    State: 'Won',
    'Taken by': 'name of x',
    Test: 'yes',
    'Looks like spam': 'it is full of links, it is part of a flood',
  });
});
