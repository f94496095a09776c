import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRegion, readRegionalTexts } from '#data/catalogue/regional-texts.ts';
import { formatIssue, type Issue } from '#model/rows/issue.ts';

const ENTRY = {
  slug: 'roof-washing',
  page: { intro: 'Roofs get streaks.', reasons: ['One', 'Two'] },
  words: { season: 'Spring.' },
};

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'regional-')), 'services');
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** The entry as a region with these texts words it, and the issues found. */
function worded(texts: unknown) {
  writeFileSync(join(folder, 'roof-washing.json'), JSON.stringify(texts));
  const issues: Issue[] = [];
  const entry = inRegion(ENTRY, readRegionalTexts(folder, issues).get('roof-washing'), issues);
  return { entry, issues: issues.map(formatIssue) };
}

describe('the texts of a region', () => {
  it('replace the fields that they name, and nothing else', () => {
    const { entry, issues } = worded({
      'page.intro': 'Oaks stain roofs.',
      'page.reasons.1': 'Palmettos',
      'words.season': 'May.',
    });
    expect(issues).toEqual([]);
    expect(entry).toEqual({
      slug: 'roof-washing',
      page: { intro: 'Oaks stain roofs.', reasons: ['One', 'Palmettos'] },
      words: { season: 'May.' },
    });
    expect(ENTRY.page.intro).toBe('Roofs get streaks.');
  });

  it('are refused by file, field and closest name when the entry has no such field', () => {
    const { issues } = worded({ 'page.into': 'Oaks.', 'constructor.name': 'x', 'page.reasons.7': 'x' });
    expect(issues).toHaveLength(3);
    expect(issues[0]).toMatch(
      /roof-washing\.json: row roof-washing: page\.into: is "Oaks\.", .*did you mean "page\.intro"\?$/,
    );
  });

  it('are an object from paths to texts', () => {
    expect(worded(['Oaks.']).issues).toEqual([expect.stringContaining('an object from the paths of fields')]);
  });
});
