import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answersFrom } from '#scripts/new-company/answers.ts';
import { companyFile } from '#scripts/new-company/new-company.ts';
import { askCompany } from '#scripts/new-company/questions.ts';
import { nodeFlags } from '#scripts/node-version.mjs';
import { workingCopy } from '#tests/support/working-copy.ts';

/** Answers in the order of the questions, of a company in Boise. */
const BOISE = {
  name: 'Sawtooth Washing',
  url: 'https://sawtooth.example.com',
  phone: '(208) 555-0142',
  email: 'quotes@sawtooth.example.com',
  locality: 'Boise',
  state: 'idaho',
  postalCode: '83702',
  area: 'the Treasure Valley',
  areaIn: '',
  timeZone: 'America/Boise',
  base: '43.615, -116.2023',
  licensed: 'no',
  insured: 'YES',
  freeEstimates: 'y',
  noTravelFee: 'n',
  answersSameDay: 'no',
  visitsWithin: '',
  visitsSameDay: 'no',
  stories: '2',
  cleansAgain: 'yes',
  references: 'no',
  locallyOwned: 'yes',
} as const;

/** Asks with these answers; those of `first` come before the right one. */
async function asked(first: Partial<Record<keyof typeof BOISE, readonly string[]>> = {}) {
  const answers = Object.entries(BOISE).flatMap(([field, right]) => [
    ...(first[field as keyof typeof BOISE] ?? []),
    right,
  ]);
  const told: string[] = [];
  const prompts: string[] = [];
  const facts = await askCompany(
    (prompt) => {
      prompts.push(prompt);
      return Promise.resolve(answers.shift() ?? '');
    },
    (line) => told.push(line),
  );
  return { facts, told, prompts, left: answers };
}

describe('the questions of npm run new-company', () => {
  it('make a valid business file, with the promises that were answered with yes', async () => {
    const { facts, left } = await asked();
    expect(left).toEqual([]);
    const company = companyFile(facts, 'answers');
    expect(company).toMatchObject({
      sample: false,
      name: 'Sawtooth Washing',
      address: { locality: 'Boise', region: 'ID', postalCode: '83702' },
      region: { state: 'ID', area: 'the Treasure Valley', areaIn: 'in the Treasure Valley', zipCodes: '^83\\d{3}$' },
      base: { latitude: 43.615, longitude: -116.2023 },
      promises: { licensed: false, insured: true, freeEstimates: true, visitsWithin: null, stories: 2 },
      confirmed: [
        'promises.insured',
        'promises.freeEstimates',
        'promises.stories',
        'promises.cleansAgain',
        'promises.locallyOwned',
      ],
    });
  });

  it.each([
    ['name', '', /Nothing was entered\. Expected: /],
    ['url', 'sawtooth.com', /"sawtooth\.com" does not fit\. Expected: an address such as https:/],
    ['phone', '555-0142', /a phone number with its area code/],
    ['email', 'quotes', /an email address/],
    ['state', 'Idahoe', /a state, such as CO or Colorado/],
    ['postalCode', '8370', /a ZIP code of five digits/],
    ['timeZone', 'Mountain', /a time zone such as America\/New_York/],
    ['base', 'Boise', /latitude and longitude in degrees/],
    ['base', '43.615, 116.2023', /the longitude is negative/],
    ['base', '43.615, -1160', /-180/],
    ['licensed', 'maybe', /yes or no/],
    ['stories', 'two', /a whole number of stories/],
  ] as const)('ask for the %s again after %j, with the reason', async (field, wrong, reason) => {
    const { facts, told, prompts, left } = await asked({ [field]: [wrong, wrong] });
    const reasons = told.filter((line) => line.includes('Expected'));
    expect(reasons).toEqual([expect.stringMatching(reason), expect.stringMatching(reason)]);
    expect(left).toEqual([]);
    expect(Math.max(...prompts.map((prompt) => prompts.filter((other) => other === prompt).length))).toBe(3);
    expect(facts).toEqual((await asked()).facts);
  });
});

describe('answers from a terminal', () => {
  it('are read in order, also those that come before their question', async () => {
    const input = new PassThrough();
    const ask = answersFrom(input, new PassThrough());
    input.write('one\ntwo\n three \n');
    expect([await ask('1: '), await ask('2: '), await ask('3: ')]).toEqual(['one', 'two', 'three']);
    input.end();
    await expect(ask('4: ')).rejects.toThrow('nothing was written');
  });

  it('end with Ctrl-C, which rejects the question', async () => {
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
    const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    const asking = askCompany(answersFrom(input, output), () => undefined);
    input.write('Sawtooth Washing\r');
    input.write('\u0003');
    await expect(asking).rejects.toThrow('nothing was written');
  });
});

it('npm run new-company writes nothing when its questions are broken off', { timeout: 60_000 }, async () => {
  const node = nodeFlags(process.versions.node);
  if (!node.ok) throw new Error(node.hint);
  const copy = workingCopy();
  onTestFinished(() => copy.remove());
  const files = ['data/catalogue/business.json', 'data/catalogue/reviews.json', 'data/snapshot/cities.json'];
  const read = () => files.map((file) => readFileSync(join(copy.folder, file), 'utf8'));
  // The command changes only the sample, which this repository may no longer be.
  const business = join(copy.folder, 'data/catalogue/business.json');
  writeFileSync(business, JSON.stringify({ ...(JSON.parse(readFileSync(business, 'utf8')) as object), sample: true }));
  const before = read();
  const command = spawn(process.execPath, [...node.flags, 'scripts/new-company.ts'], { cwd: copy.folder });
  let said = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  command.stdin.end('Sawtooth Washing\nsawtooth.com\nhttps://sawtooth.example.com\n');
  const code = await new Promise((resolve) => command.on('close', resolve));
  expect(code).toBe(1);
  expect(said).toContain('"sawtooth.com" does not fit. Expected: an address such as https://www.example.com');
  expect(said).toContain('Stopped before the last answer: nothing was written.');
  expect(read()).toEqual(before);
});
