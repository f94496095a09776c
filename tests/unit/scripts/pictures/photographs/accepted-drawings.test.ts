import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAcceptedDrawings } from '#scripts/pictures/photographs/accepted-drawings.ts';
import { readPhotographs, slotNames } from '#scripts/pictures/photographs/read.ts';
import { photographName } from '#scripts/pictures/pipeline/image-entries.ts';
import { replaceableDrawings } from '#scripts/pictures/pipeline/site-pictures.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const NAMES = ['hero-columbia', 'hero-irmo', 'services/roof-washing'];

let folder: string;
const write = (text: string): void => writeFileSync(join(folder, 'accepted-drawings.json'), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accepted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the drawings that an owner accepts', () => {
  it('are those listed in accepted-drawings.json, and none without the file', () => {
    expect(readAcceptedDrawings(folder, NAMES)).toEqual({ accepted: new Set(), issues: [], unknown: [] });
    write('\ufeff["hero-irmo", "services/roof-washing"]');
    expect(readAcceptedDrawings(folder, NAMES)).toEqual({
      accepted: new Set(['hero-irmo', 'services/roof-washing']),
      issues: [],
      unknown: [],
    });
  });

  it('are listed in a file that is not taken for a photograph', () => {
    write('["hero-irmo"]');
    const { used, unused } = readPhotographs(folder, NAMES);
    expect([used.size, unused.size]).toEqual([0, 0]);
  });

  it.each([
    ['["hero-irmo", "hero-imo"]', /: "hero-imo": no picture of the site has this name\. Did you mean "hero-irmo"\?/],
    ['["service-roof-washing"]', /Did you mean "services\/roof-washing"\?/],
  ])('are told which names of %s no picture has', (text, message) => {
    write(text);
    const { issues, unknown } = readAcceptedDrawings(folder, NAMES);
    expect(issues).toEqual([]);
    expect(unknown).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['[7]', /: is 7, expected a name in quotation marks/],
    ['{"hero-irmo": true}', /: expected a list of names: \[ "hero-columbia"/],
    ['["hero-irmo"', /: is not JSON \(.+ in line 1, column 13\), expected \[ "hero-columbia"/],
  ])('are told what is wrong with %s', (text, message) => {
    write(text);
    const { issues } = readAcceptedDrawings(folder, NAMES);
    expect(issues).toEqual([expect.stringMatching(message)]);
    expect(issues[0]).toMatch(/^data\/photographs\/accepted-drawings\.json: /);
  });

  it('can be all pictures that preflight lists', () => {
    const model = committedModel();
    const listed = model.images.filter(({ placeholder }) => placeholder).map(({ name }) => photographName(name));
    write(JSON.stringify(listed));
    const { accepted, issues, unknown } = readAcceptedDrawings(folder, slotNames(replaceableDrawings(model)));
    expect([...issues, ...unknown]).toEqual([]);
    expect(listed.filter((name) => !accepted.has(name))).toEqual([]);
  });
});
