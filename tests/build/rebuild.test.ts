import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFiles } from '#tests/support/built-site.ts';
import { type EditableRows, smallRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, runBuild } from '#tests/support/test-build.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

/** How many places the site starts with. */
const PLACES = 10;
/** Rebuilds, and random changes before each. */
const ROUNDS = 10;
const CHANGES = 3;
const SEED = 19;

const BUSINESS = 'data/catalogue/business.json';
const PRICE_RULES = 'data/catalogue/price-rules.json';

/** What is built: the rows, what the lowest price is raised by in dollars, and the day. */
interface Input {
  readonly rows: EditableRows;
  raise: number;
  day: string;
}

type Row = Record<string, unknown>;

/** A change that an owner makes; `pick` chooses the row. */
type Change = (input: Input, pick: number) => void;

const chosen = (rows: readonly unknown[], pick: number): Row => rows[pick % rows.length] as Row;

/** The next place that no site had before. */
let places = 0;
function newPlace(): Row {
  places += 1;
  return {
    id: 100 + places,
    city_id: 1 + (places % 2),
    name: `Mill ${places}`,
    slug: `mill-${places}`,
    landmarks: [{ name: `Mill Park ${places}` }],
    roads: [{ name: 'Mill Road' }],
    local_businesses: [],
    characteristics: places % 3 === 0 ? ['mill village'] : ['brick homes'],
    latitude: 34 + places / 100,
    longitude: -81 - places / 100,
    updated_at: '2026-03-01T12:00:00Z',
  };
}

const CHANGES_BY_NAME: Readonly<Record<string, Change>> = {
  'rename a place': ({ rows }, pick) => {
    const row = chosen(rows.neighborhoods, pick);
    Object.assign(row, { name: `${String(row['name'])} East`, slug: `${String(row['slug'])}-east` });
  },
  'add a place': ({ rows }) => {
    rows.neighborhoods.push(newPlace());
  },
  'remove a place': ({ rows }, pick) => {
    if (rows.neighborhoods.length > 4) rows.neighborhoods.splice(pick % rows.neighborhoods.length, 1);
  },
  'move a place': ({ rows }, pick) => {
    Object.assign(chosen(rows.neighborhoods, pick), { latitude: 33.9 + (pick % 50) / 100, longitude: -81.05 });
  },
  'describe a place': ({ rows }, pick) => {
    Object.assign(chosen(rows.neighborhoods, pick), { characteristics: ['tree canopy', `trait ${pick % 9}`] });
  },
  'remove or restore a service': ({ rows }) => {
    const removed = rows.services.findIndex((row) => (row as Row)['slug'] === 'awning-washing');
    if (removed >= 0) rows.services.splice(removed, 1);
    else
      rows.services.push({
        ...(rows.services[0] as Row),
        id: 9,
        slug: 'awning-washing',
        display_name: 'Awning Washing',
      });
  },
  'rename a service': ({ rows }, pick) => {
    Object.assign(chosen(rows.services, pick), { display_name: `Fine Washing ${pick % 5}` });
  },
  'edit a post': ({ rows }, pick) => {
    Object.assign(chosen(rows.posts, pick), { title: `About edit ${pick % 7} <b>&`, body: `An edit ${pick % 7}.` });
  },
  'change a price': (input, pick) => {
    input.raise = 1 + (pick % 40);
  },
  'wait for another day': (input, pick) => {
    input.day = `2026-0${1 + (pick % 9)}-15`;
  },
};

/** Raises the price at which the company starts, in both files that say it; nothing for a company without prices. */
function raisePrices(folder: string, raise: number): void {
  const business = JSON.parse(readFileSync(BUSINESS, 'utf8')) as { pricing: { startingAt: number } | null };
  const prices = JSON.parse(readFileSync(PRICE_RULES, 'utf8')) as { rules: { minimum?: number }[] };
  const lowest = prices.rules.find(({ minimum }) => minimum === business.pricing?.startingAt);
  if (business.pricing === null || lowest?.minimum === undefined) return;
  lowest.minimum += raise;
  business.pricing.startingAt += raise;
  writeFileSync(join(folder, BUSINESS), JSON.stringify(business));
  writeFileSync(join(folder, PRICE_RULES), JSON.stringify(prices));
}

const rounds = fc.sample(
  fc.array(fc.record({ name: fc.constantFrom(...Object.keys(CHANGES_BY_NAME)), pick: fc.nat(1000) }), {
    minLength: CHANGES,
    maxLength: CHANGES,
  }),
  { numRuns: ROUNDS, seed: SEED },
);

describe('a rebuild after random changes', () => {
  const copy = workingCopy();
  afterAll(copy.remove);

  const input: Input = { rows: smallRows(), raise: 0, day: '2026-06-01' };
  while (input.rows.neighborhoods.length < PLACES) input.rows.neighborhoods.push(newPlace());

  /** Builds the input into a folder of the working copy. */
  async function build(name: string, ...args: readonly string[]): Promise<BuildResult> {
    raisePrices(copy.folder, input.raise);
    const snapshot = snapshotFolder((rows) => Object.assign(rows, structuredClone(input.rows)));
    try {
      return await runBuild(name, snapshot.folder, { root: copy.folder, day: input.day, args });
    } finally {
      snapshot.remove();
    }
  }

  const files = (name: string): ReadonlyMap<string, string> => {
    const folder = join(copy.folder, buildFolder(name));
    return new Map(builtFiles(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
  };

  it('starts with a full build that proves every shell', async () => {
    expect(await build('rebuilt', '--prove')).toMatchObject({ exitCode: 0, errors: [] });
  });

  it.each(rounds.map((changes) => ({ changes, names: changes.map(({ name }) => name).join(', ') })))(
    'is byte-identical to a full build: $names',
    async ({ changes }) => {
      for (const { name, pick } of changes) CHANGES_BY_NAME[name]!(input, pick);
      expect(await build('rebuilt')).toMatchObject({ exitCode: 0, errors: [] });
      // Into a folder that does not exist, so that every file is written.
      const fresh = `fresh-${rounds.indexOf(changes)}`;
      expect(await build(fresh)).toMatchObject({ exitCode: 0, errors: [] });
      const [one, other] = [files('rebuilt'), files(fresh)];
      expect([...one.keys()]).toEqual([...other.keys()]);
      expect([...one].filter(([file, text]) => other.get(file) !== text).map(([file]) => file)).toEqual([]);
    },
  );

  it('is the same where dist/ is gone and all else is there that the last build kept', async () => {
    const before = files('rebuilt');
    rmSync(join(copy.folder, buildFolder('rebuilt')), { recursive: true });
    expect(await build('rebuilt')).toMatchObject({ exitCode: 0, errors: [] });
    const after = files('rebuilt');
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)).toEqual([]);
  });
});
