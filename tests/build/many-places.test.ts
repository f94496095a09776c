import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotePath, serviceFaqPath } from '#routes/paths.ts';
import { element, elements, pageTree, withClass, words } from '#tests/support/page-tree.ts';
import { snapshotFolder } from '#tests/support/snapshot-folder.ts';
import { buildFolder, type BuildResult, removeBuilds, runBuild } from '#tests/support/test-build.ts';

const SERVICE = 'house-washing';
const settings = { PUBLIC_QUOTE_WEBHOOK_URL: 'http://127.0.0.1:54989/lead' };

/** Builds the small site with its first service only, and with copies of its first place. */
async function build(name: string, places: number): Promise<BuildResult> {
  const snapshot = snapshotFolder((rows) => {
    const [place] = rows.neighborhoods;
    rows.services = rows.services.filter(({ slug }) => slug === SERVICE);
    rows.neighborhoods = Array.from({ length: places }, (_, index) => ({
      ...place,
      id: index + 1,
      name: `Grove ${index + 1}`,
      slug: `grove-${index + 1}`,
    }));
  });
  return runBuild(name, snapshot.folder, { settings }).finally(snapshot.remove);
}

describe('the page of questions about a service', () => {
  const NAMES = { few: 'places-200', many: 'places-201' } as const;
  const builds: Partial<Record<keyof typeof NAMES, BuildResult>> = {};
  beforeAll(async () => {
    builds.few = await build(NAMES.few, 200);
    builds.many = await build(NAMES.many, 201);
  });
  afterAll(() => removeBuilds(...Object.values(NAMES)));

  const page = (name: keyof typeof NAMES) => pageTree(serviceFaqPath(SERVICE), buildFolder(NAMES[name]));
  const quoteTargets = (name: keyof typeof NAMES): string[] =>
    elements(page(name), 'a')
      .filter((link) => words(link).endsWith('Quote'))
      .map(({ attribs }) => attribs['href'] ?? '');

  it('is built for 200 and for 201 places', () => {
    for (const name of ['few', 'many'] as const) expect(builds[name]).toMatchObject({ exitCode: 0 });
  });

  it('has the form up to 200 places, to which all its quote links lead', () => {
    expect(withClass(page('few'), 'form', 'quote-form')).toHaveLength(1);
    expect(new Set(quoteTargets('few'))).toEqual(new Set(['#booking']));
  });

  it('has price, call and links to the form of the service with more places', () => {
    expect(withClass(page('many'), 'form', 'quote-form')).toEqual([]);
    const [line] = withClass(element(page('many'), 'main'), 'div', 'quote-line');
    expect(words(line!)).toMatch(/House washing starts at \$\d+.*Call/);
    expect(new Set(quoteTargets('many'))).toEqual(new Set([quotePath(SERVICE)]));
  });
});
