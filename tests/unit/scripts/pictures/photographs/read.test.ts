import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { taken, useOwnerFolder } from '#tests/support/owner-photographs.ts';

const { issue, photograph, publicFolder, put, render } = useOwnerFolder();

describe('refused is', () => {
  it('an unknown name, with the name that was meant', async () => {
    await put('services/roof-wahsing.jpg', taken(20, 20));
    expect(issue()).toMatch(/^data\/photographs\/services\/roof-wahsing\.jpg: no picture of the site has this name/);
    expect(issue()).toContain('Did you mean data/photographs/services/roof-washing.jpg?');
  });

  it('an unknown name like no other', async () => {
    await put('my-holiday-2026.jpg', taken(20, 20));
    expect(issue()).toMatch(/my-holiday-2026\.jpg: no picture .* npm run pictures -- --names lists all names\.$/);
    expect(issue()).not.toContain('Did you mean');
  });

  it('a kind of file that we do not read', () => {
    writeFileSync(photograph('hero-columbia.heic'), 'x');
    expect(issue()).toMatch(/hero-columbia\.heic: \.heic files are not read, expected \.jpg, .* Save or export it/);
  });

  it('a second photograph for one picture', async () => {
    await put('hero-columbia.jpg', taken(20, 20));
    await put('hero-columbia.jpeg', taken(20, 20));
    expect(issue()).toMatch(/hero-columbia\.jpg: data\/photographs\/hero-columbia\.jpeg has the same name/);
  });

  it('a file that breaks off, and nothing is rendered', async () => {
    await put('services/roof-washing.jpg', taken(1300, 1100));
    await put('services/deck-cleaning.jpg', taken(1300, 1100));
    const whole = readFileSync(photograph('services/roof-washing.jpg'));
    writeFileSync(photograph('services/roof-washing.jpg'), whole.subarray(0, whole.length / 2));
    await expect(render()).rejects.toThrow(
      /^data\/photographs\/services\/roof-washing\.jpg: is no picture that can be read .* expected a whole JPEG/,
    );
    expect(readFileSync(join(publicFolder(), 'images/services/deck-cleaning-400.webp'), 'utf8')).toBe('drawn');
  });

  it('a photograph smaller than the largest width it is shown at, with the size that is needed', async () => {
    await put('services/roof-washing.jpg', taken(1199, 1100));
    await put('hero-columbia.jpg', taken(1600, 880));
    await expect(render()).rejects.toThrow(/hero-columbia\.jpg: is 1600 x 880 pixels, expected at least 1600 x 900/);
    await expect(render()).rejects.toThrow(/roof-washing\.jpg: is 1199 x 1100 pixels, expected at least 1200 x 800/);
  });

  it('a word for a picture that has no photograph, or of another kind', async () => {
    await put('hero-columbia.jpg', taken(20, 20));
    const words = (value: unknown): void => writeFileSync(photograph('words.json'), JSON.stringify(value));
    words({ 'hero-irmo': { alt: 'A house.' } });
    expect(issue()).toMatch(
      /^data\/photographs\/words\.json: "hero-irmo": no photograph in data\/photographs\/ has this name/,
    );
    words({ 'hero-columbia': { alt: '' } });
    expect(issue()).toMatch(/"hero-columbia": alt: expected a text of one line, at most 200 letters/);
    words({ 'hero-columbia': { caption: 'A house.' } });
    expect(issue()).toMatch(/"hero-columbia": has "caption", expected only alt and title/);
    writeFileSync(photograph('words.json'), '{');
    expect(issue()).toMatch(/^data\/photographs\/words\.json: is no JSON/);
  });
});
