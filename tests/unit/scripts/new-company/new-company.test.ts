import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { companyFile, readCompany, startCompany } from '#scripts/new-company/new-company.ts';
import { workingCopy } from '#tests/support/working-copy.ts';

const BOULDER = JSON.parse(readFileSync('tests/companies/boulder/company.json', 'utf8')) as Record<string, object>;

/** The files below a folder, with their texts. */
const filesOf = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file, readFileSync(file, 'latin1')]);

/** A copy of the project as it is before new-company. */
function sampleCopy(): string {
  const { folder, remove } = workingCopy();
  onTestFinished(remove);
  // The command changes only the sample, which this repository may no longer be.
  const business = join(folder, 'data/catalogue/business.json');
  writeFileSync(business, JSON.stringify({ ...(JSON.parse(readFileSync(business, 'utf8')) as object), sample: true }));
  return folder;
}

it('new-company changes nothing when the data cannot be locked', () => {
  const folder = sampleCopy();
  // A text that the catalogue refuses, so that the lock of the empty snapshot fails after everything else was written.
  const service = join(folder, 'data/catalogue/services/house-washing.json');
  writeFileSync(service, JSON.stringify({ ...(JSON.parse(readFileSync(service, 'utf8')) as object), priority: 'low' }));
  const before = [...filesOf(join(folder, 'data')), ...filesOf(join(folder, 'public'))];
  expect(() => startCompany(companyFile(BOULDER, 'boulder'), folder)).toThrow(/house-washing\.json.*priority/s);
  expect([...filesOf(join(folder, 'data')), ...filesOf(join(folder, 'public'))]).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data']);
});

it('new-company leaves an empty snapshot, the company’s facts and no copy of the old data', () => {
  const folder = sampleCopy();
  startCompany(companyFile(BOULDER, 'boulder'), folder);
  const { sample } = JSON.parse(readFileSync(join(folder, 'data/catalogue/business.json'), 'utf8')) as {
    sample: unknown;
  };
  expect(sample).toBe(false);
  expect(readFileSync(join(folder, 'data/snapshot/cities.json'), 'utf8')).toBe('[]\n');
  expect(existsSync(join(folder, 'data/catalogue/places'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data']);
});

it('new-company writes all of the new data when Ctrl-C comes in the middle of it', async () => {
  const folder = sampleCopy();
  const company = resolve('tests/companies/boulder/company.json');
  const command = spawn(process.execPath, [...process.execArgv, 'scripts/new-company.ts', company], {
    cwd: folder,
    stdio: 'ignore',
  });
  const exit = once(command, 'exit');
  while (command.exitCode === null && !readdirSync(folder).some((name) => name.startsWith('data.before-')))
    await wait(1);
  command.kill('SIGINT');
  await exit;
  expect(readdirSync(folder).filter((name) => name.startsWith('data'))).toEqual(['data']);
  expect(readFileSync(join(folder, 'data/snapshot/cities.json'), 'utf8')).toBe('[]\n');
  expect(readdirSync(join(folder, 'public/images')).filter((name) => name.startsWith('hero-'))).toEqual([]);
});

it('new-company checks the phone number of a file as it checks an answer', () => {
  expect(() => companyFile({ ...BOULDER, phone: '(303) 555-0142 ext. 5' }, 'boulder.json')).toThrow(
    'boulder.json: phone: is "(303) 555-0142 ext. 5", expected a phone number with its area code',
  );
});

it('new-company names a field that it does not know, because its fact would be missing on every page', () => {
  expect(() => companyFile({ ...BOULDER, phoen: '(303) 555-0142' }, 'boulder.json')).toThrow(
    'boulder.json: phoen: is "(303) 555-0142", expected no field with this name; did you mean "phone"?',
  );
  expect(() => companyFile({ ...BOULDER, address: { ...BOULDER.address, strete: '1 Pearl St' } }, 'it.json')).toThrow(
    'it.json: address.strete: is "1 Pearl St", expected no field with this name; did you mean "street"?',
  );
});

it('new-company says where a file is not JSON, and what to do about one that it cannot read', () => {
  const folder = sampleCopy();
  const file = join(folder, 'company.json');
  writeFileSync(file, '{\n  "name": "Ada\'s",\n}\n');
  expect(() => readCompany(file)).toThrow(/company\.json: the file: is "}", expected JSON \(.+ in line 3, column 1\)/);
  expect(() => readCompany(folder)).toThrow(/is EISDIR, expected a file; pass a JSON file with the fields of business/);
  for (const name of ['business', 'lists']) {
    const spoilt = join(folder, `data/catalogue/${name}.json`);
    const text = readFileSync(spoilt);
    writeFileSync(spoilt, '{');
    expect(() => startCompany(companyFile(BOULDER, 'boulder'), folder)).toThrow(
      `${name}.json: the file: is "{", expected`,
    );
    writeFileSync(spoilt, text);
  }
});
