import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cameraImage, useOwnerFolder } from '#tests/support/owner-photographs.ts';

const { issue, photograph, publicFolder, put, render, site } = useOwnerFolder();

describe('a photograph that replaces no picture is noted and stops nothing:', () => {
  it.each([
    [
      'a misspelled name, with the closest one',
      'services/roof-wahsing.jpg',
      /: no picture of the site has this name.*Did you mean data\/photographs\/services\/roof-washing\.jpg\?/,
    ],
    [
      'that of a page that is gone, with the command that lists all names',
      'my-holiday-2026.jpg',
      /: no picture (?!.*Did you mean).* npm run pictures -- --names lists all names\.$/,
    ],
  ])('%s', (_, name, message) => {
    writeFileSync(photograph(name), 'x');
    // Its words may stay, too.
    writeFileSync(photograph('words.json'), JSON.stringify({ [name.slice(0, -'.jpg'.length)]: { alt: 'A roof' } }));
    expect(issue()).toBe('nothing');
    expect(site().notes).toEqual([expect.stringMatching(message)]);
    expect(site().plan.filter((picture) => picture.photograph !== undefined)).toEqual([]);
  });
});

describe("the owner's folder of photographs is rejected for", () => {
  it.each([
    [
      'an unsupported format',
      'hero1-desktop.heic',
      /: \.heic files cannot be used, expected \.jpg, .* Save or export it/,
    ],
  ])('%s', (_, name, message) => {
    writeFileSync(photograph(name), 'x');
    expect(issue()).toMatch(message);
    expect(issue().startsWith(`data/photographs/${name}: `)).toBe(true);
  });

  it('two photographs of one name', async () => {
    await put('hero1-desktop.jpg', cameraImage(20, 20));
    await put('hero1-desktop.jpeg', cameraImage(20, 20));
    expect(issue()).toMatch(/hero1-desktop\.jpg: data\/photographs\/hero1-desktop\.jpeg has the same name/);
  });

  it('a truncated file, before anything is rendered', async () => {
    await put('services/roof-washing.jpg', cameraImage(1300, 1100));
    await put('services/deck-cleaning.jpg', cameraImage(1300, 1100));
    const bytes = readFileSync(photograph('services/roof-washing.jpg'));
    writeFileSync(photograph('services/roof-washing.jpg'), bytes.subarray(0, bytes.length / 2));
    await expect(render()).rejects.toThrow(
      /^data\/photographs\/services\/roof-washing\.jpg: cannot be read as a picture .* expected a complete JPEG/,
    );
    expect(readFileSync(join(publicFolder(), 'images/services/deck-cleaning-400.webp'), 'utf8')).toBe('drawn');
  });

  it('photographs smaller than their largest file, and names the size that is needed', async () => {
    await put('services/roof-washing.jpg', cameraImage(1199, 1100));
    await put('hero1-desktop.jpg', cameraImage(1600, 880));
    await expect(render()).rejects.toThrow(/hero1-desktop\.jpg: is 1600 x 880 pixels, expected at least 1600 x 900/);
    await expect(render()).rejects.toThrow(/roof-washing\.jpg: is 1199 x 1100 pixels, expected at least 1200 x 800/);
  });
});
