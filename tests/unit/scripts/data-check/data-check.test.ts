import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkData, type DataReport } from '#scripts/data-check/data-check.ts';
import { dataReportText } from '#scripts/data-check/report.ts';
import type { EditableRows } from '#tests/support/small-rows.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';

let root: string;
let removeSnapshot = (): void => undefined;
let snapshot: string;

/** Takes a snapshot of the small site, edited before it is locked. */
function useSnapshot(edit?: (rows: EditableRows) => void): void {
  removeSnapshot();
  ({ folder: snapshot, remove: removeSnapshot } = snapshotFolder(edit));
}

const file = (...path: string[]): string => join(root, 'data', ...path);

const readData = (path: string): unknown => JSON.parse(readFileSync(file(path), 'utf8'));
const writeData = (path: string, value: unknown): void => writeFileSync(file(path), JSON.stringify(value));

/** Keeps the first entry of a list, with other values. */
const keepFirst = (path: string, values: object): void =>
  writeData(path, [{ ...(readData(path) as object[])[0], ...values }]);

/** Changes values of a file with one object. */
const change = (path: string, values: object): void => writeData(path, { ...(readData(path) as object), ...values });

const check = (variables: Readonly<Record<string, string>> = {}): DataReport =>
  checkData(root, { SNAPSHOT_DIR: snapshot, BUILD_DATE: '2026-06-01', ...variables });

const refusedBy = (report: DataReport): string[] =>
  report.refused.map(({ says, fix }) => `${says.replace(`${root}/`, '')} → ${fix}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-check-'));
  mkdirSync(file('catalogue'), { recursive: true });
  for (const name of ['gone.json', 'redirects.json', 'revisions.json']) cpSync(join('data', name), file(name));
  cpSync('data/catalogue', file('catalogue'), {
    recursive: true,
    // 3,000 job sheets, which no test here needs.
    filter: (source) => !source.includes(join('catalogue', 'jobs')),
  });
  cpSync('public/images/logo.svg', join(root, 'public/images/logo.svg'));
  useSnapshot();
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  removeSnapshot();
});

describe('the check of the data', () => {
  it('finds nothing that a build refuses in valid data', () => {
    const report = check();
    expect(report.refused).toEqual([]);
    expect(report.leftOut).toEqual([]);
    expect(dataReportText(report)).toMatch(
      /Nothing stops a build: \d+ cities, 3 services, 4 neighborhoods, \d+ posts?\./,
    );
  });

  it('names every issue of environment, snapshot, catalogue and redirects in one run, with what to do', () => {
    keepFirst('catalogue/reviews.json', { rating: 6 });
    change('catalogue/lists.json', { footerCities: 'Columbia' });
    keepFirst('catalogue/images.json', { width: 0 });
    writeData('redirects.json', [{ from: '/old/', to: '/', status: 301 }]);
    writeData('gone.json', [{ path: '/old' }]);
    rmSync(join(snapshot, 'cities.json'));
    const lines = refusedBy(check({ SERVICE_WORKER: 'maybe' }));
    for (const expected of [
      /^SERVICE_WORKER: is "maybe", expected on or off → Correct it in \.env/,
      /cities\.json: the file: is missing, .* → Correct the row in the store .*snapshot:lock/,
      /^data\/catalogue\/reviews\.json: row number 1: rating: is 6, expected at most 5 stars → Edit the file/,
      /^data\/catalogue\/lists\.json: .*footerCities: is "Columbia"/,
      /^data\/catalogue\/images\.json: .*width: is 0, .* → Run npm run pictures/,
      /^data\/gone\.json: .*reason: is nothing, expected a short reason → Edit data\/redirects\.json or data\/gone\.json/,
      /^data\/redirects\.json: .*from: is "\/old\/", expected a path without a trailing slash.* → Edit data\/redirects\.json/,
    ])
      expect(lines).toContainEqual(expect.stringMatching(expected));
  });

  it('refuses a snapshot that was edited and not locked', () => {
    const posts = join(snapshot, 'posts.json');
    writeFileSync(posts, readFileSync(posts, 'utf8').replace(/\n$/, '\n\n'));
    expect(refusedBy(check())).toEqual([
      expect.stringMatching(/posts\.json: was edited .* → Run npm run snapshot:lock/),
    ]);
  });

  it('refuses a logo that is no file of public/, as a build does', () => {
    for (const logo of ['/images/our-own.svg', '/images']) {
      change('catalogue/business.json', { logo });
      expect(refusedBy(check())).toEqual([
        `data/catalogue/business.json: logo: is "${logo}", expected the path of a file in public/; move the file ` +
          'there, or enter the path of another one → Edit the file, then run npm run data:check again.',
      ]);
    }
  });

  it('refuses pictures of the crew and an insurance certificate that are no files of public/, all at once', () => {
    cpSync('public/images/logo.svg', join(root, 'public/images/crew/jo.webp'));
    const crew = [
      { name: 'Jo', role: 'Owner', picture: '/images/crew/jo.webp' },
      { name: 'Ann', role: 'Roofs', picture: null },
      { name: 'Max', role: 'Roofs', picture: '/images/crew/max.webp' },
    ];
    change('catalogue/business.json', { crew, insuranceCertificate: '/images/insurance.pdf' });
    const expected = 'expected the path of a file in public/; move the file there, or enter the path of another one';
    expect(refusedBy(check()).map((line) => line.replace(/ → .*/, ''))).toEqual([
      `data/catalogue/business.json: insuranceCertificate: is "/images/insurance.pdf", ${expected}`,
      `data/catalogue/business.json: crew.2.picture: is "/images/crew/max.webp", ${expected}`,
    ]);
  });

  it('refuses a folder of the catalogue that is none', () => {
    rmSync(file('catalogue/stains'), { recursive: true });
    writeFileSync(file('catalogue/stains'), '');
    expect(refusedBy(check())).toEqual([
      expect.stringMatching(
        /^data\/catalogue\/stains: the folder: is \w+, expected a folder that this account may read/,
      ),
    ]);
  });

  it('names a field that is given twice, because only the last one counts', () => {
    const text = readFileSync(file('catalogue/business.json'), 'utf8');
    writeFileSync(file('catalogue/business.json'), text.replace('{', '{ "phone": "(803) 555-0100",'));
    expect(dataReportText(check())).toMatch(
      /Names that an object has twice, of which only the last counts:\n {4}.*business\.json: "phone" in line \d+/,
    );
  });

  it('refuses redirects that never end, and lists those that lead to no page', () => {
    writeData('redirects.json', [
      { from: '/news/:slug', to: '/news/archive', status: 301 },
      { from: '/old/:x', to: '/does-not-exist/:x', status: 301 },
    ]);
    expect(refusedBy(check())).toEqual([
      expect.stringMatching(/^data\/redirects\.json: row \/news\/:slug: to: .* → Edit data\/redirects\.json/),
    ]);
    writeData('redirects.json', [{ from: '/old/:x', to: '/does-not-exist/:x', status: 301 }]);
    const report = check();
    expect(report.refused).toEqual([]);
    expect(dataReportText(report)).toMatch(
      /Redirect that leads to no page:\n {4}\/old\/:x leads to \/does-not-exist\/:x/,
    );
  });

  it('reports what a build leaves out: a bad row, a missing cover, a wrong business file, a redirect that hides a page, misnamed pictures', () => {
    useSnapshot((rows) => {
      Object.assign(rows.posts[0]!, { title: '' });
      Object.assign(rows.posts[1]!, { cover_image: '/images/posts/gone-1200.webp' });
    });
    change('catalogue/business.json', { since: 'long ago' });
    writeData('redirects.json', [{ from: '/contact', to: '/', status: 301 }]);
    mkdirSync(file('photographs'));
    writeFileSync(file('photographs', 'hero1-dekstop.jpg'), '');
    writeFileSync(file('photographs', 'accepted-drawings.json'), '["hero2-dekstop"]');
    const report = check();
    expect(report.refused).toEqual([]);
    const text = dataReportText(report);
    expect(text).toMatch(/posts: row .*: title: is "", expected .*: left out/);
    expect(text).toMatch(/posts: row scheduled: cover_image: is "\/images\/posts\/gone-1200\.webp", .*gone-400\.webp/);
    expect(text).toMatch(/business\.json is invalid \(since: is "long ago", expected/);
    expect(text).toMatch(
      /Redirect that would hide a page: .*redirects\.json: row \/contact: .*\n {2}→ Edit data\/redirects\.json/,
    );
    expect(text).toMatch(/Did you mean data\/photographs\/hero1-desktop\.jpg\?/);
    expect(text).toMatch(/"hero2-dekstop".*Did you mean "hero2-desktop"\?/);
  });

  it('reports a year in the business file that has not begun on the day of the build', () => {
    change('catalogue/business.json', { since: 2026 });
    expect(check({ BUILD_DATE: '2026-06-01' }).leftOut).toEqual([]);
    expect(dataReportText(check({ BUILD_DATE: '2025-12-31' }))).toMatch(
      /business\.json is invalid \(since: is 2026, expected a year that has begun, 2025 at the latest\)/,
    );
  });

  it('lists a mistyped fact, an offer of no service and a dead end apart from what is harmless', () => {
    const always = { validFrom: null, validThrough: null };
    const offer = {
      name: 'Spring',
      description: 'Spring wash',
      price: null,
      discount: 20,
      services: ['hous-washing'],
      ...always,
    };
    change('catalogue/business.json', { sinse: 2014, offers: [offer] });
    writeData('redirects.json', [{ from: '/old', to: '/does-not-exist', status: 301 }]);
    const { refused, doubtful, missing } = check();
    expect(refused).toEqual([]);
    expect(JSON.stringify(doubtful)).toMatch(/sinse.*did you mean .*hous-washing.*does-not-exist/);
    expect(JSON.stringify(missing)).not.toMatch(/sinse|hous-washing|does-not-exist/);
  });

  it('lists what is missing in at most ten lines a cause', () => {
    useSnapshot((rows) => {
      const [city] = rows.cities;
      const added = Array.from({ length: 14 }, (_, index) => ({
        ...city!,
        id: `00000000-0000-4000-8000-0000000000${10 + index}`,
        slug: `town-${index}-south-carolina`,
        name: `Town ${index}`,
      }));
      rows.cities = [...rows.cities, ...added];
    });
    writeData('catalogue/reviews.json', []);
    const text = dataReportText(check());
    const [, cities = ''] = /City without a catalogue entry:\n((?: {4}.*\n)+)/.exec(text) ?? [];
    expect(cities.trimEnd().split('\n')).toHaveLength(11);
    expect(cities).toMatch(/and \d+ more\n$/);
    expect(text).toMatch(/without notes: .*\n(?: {4}.*\n)* {4}newtown-south-carolina: old-mill/);
    expect(text).toMatch(/does not give: .*\n {4}.*reviews/);
  });
});
