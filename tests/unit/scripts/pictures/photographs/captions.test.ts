import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cameraImage, useOwnerFolder } from '#tests/support/owner-photographs.ts';

const { issue, photograph, put, site } = useOwnerFolder();

interface Entry {
  readonly name: string;
  readonly alt: string;
  readonly title: string;
  readonly placeholder: boolean;
}
const entryOf = (name: string): Entry => (JSON.parse(site().entries) as Entry[]).find((entry) => entry.name === name)!;

describe('captions of photographs', () => {
  it('take alt text and title from words.json, and clear the placeholder mark of that picture only', async () => {
    await put('services/roof-washing.jpg', cameraImage(20, 20));
    const alt = 'Our crew on a roof in Irmo.';
    writeFileSync(
      photograph('words.json'),
      `\ufeff${JSON.stringify({ 'services/roof-washing': { alt, title: 'A roof' } })}`,
    );
    expect(entryOf('service-roof-washing')).toMatchObject({ alt, title: 'A roof', placeholder: false });
    expect(entryOf('service-deck-cleaning').placeholder).toBe(true);
    expect(site().notes).toEqual([]);
  });

  it('take place, month and a line about the work for the pages', async () => {
    await put('services/roof-washing.jpg', cameraImage(20, 20));
    const words = { alt: 'A roof.', place: 'Irmo', month: '2026-05', caption: 'Ten years of algae, gone.' };
    writeFileSync(photograph('words.json'), JSON.stringify({ 'services/roof-washing': words }));
    expect(entryOf('service-roof-washing')).toMatchObject(words);
    expect(entryOf('service-deck-cleaning')).not.toHaveProperty('place');
  });

  it('are reported when the alt text still describes the drawing', async () => {
    await put('hero1-desktop.jpg', cameraImage(20, 20));
    expect(site().notes.join()).toMatch(
      /^data\/photographs\/hero1-desktop\.jpg: its alt text still describes the drawing: "Drawing of .*data\/photographs\/words\.json: \{ "hero1-desktop"/,
    );
  });

  it.each([
    ['nothing', {}, ['data/photographs/gallery-1.jpg (alt, title)']],
    ['only a title', { title: 'A wall' }, ['data/photographs/gallery-1.jpg (alt)']],
    // Under 'Our work' the line about a photograph stands in place of its title.
    ['an alt text and a line', { alt: 'A wall.', caption: 'Clean in a day.' }, []],
    [
      'an alt text, a place and a month',
      { alt: 'A wall.', place: 'Irmo', month: '2026-05' },
      ['data/photographs/gallery-1.jpg (title)'],
    ],
  ])('leave the drawing’s words with a photograph of our work that has %s', async (_, words, drawnWords) => {
    await put('gallery-1.jpg', cameraImage(20, 20));
    writeFileSync(photograph('words.json'), JSON.stringify({ 'gallery-1': words }));
    expect(site().drawnWords).toEqual(drawnWords);
    expect(site().notes.filter((note) => note.includes('still'))).toHaveLength(drawnWords.length);
  });

  it('need no title beside the alt text of any other photograph', async () => {
    await put('services/roof-washing.jpg', cameraImage(20, 20));
    expect(site().drawnWords).toEqual(['data/photographs/services/roof-washing.jpg (alt)']);
    writeFileSync(photograph('words.json'), JSON.stringify({ 'services/roof-washing': { alt: 'A roof.' } }));
    expect(site().drawnWords).toEqual([]);
  });

  it('are reported when one photograph of a pair is missing', async () => {
    mkdirSync(photograph('pairs'));
    await put('pairs/home-before.jpg', cameraImage(20, 20));
    expect(site().notes.at(-1)).toContain('Add data/photographs/pairs/home-after.jpg');
  });

  it.each([
    [
      'a name without a photograph',
      '{ "hero-irmo": { "alt": "A house." } }',
      /"hero-irmo": no photograph in data\/photographs\/ has this name/,
    ],
    [
      'an empty alt text',
      '{ "hero1-desktop": { "alt": "" } }',
      /"hero1-desktop": alt: expected a text of one line, at most 200 characters/,
    ],
    [
      'an unknown key',
      '{ "hero1-desktop": { "text": "A house." } }',
      /"hero1-desktop": has "text", expected only alt, title, place, month and caption/,
    ],
    [
      'a month that is none',
      '{ "hero1-desktop": { "month": "May 26" } }',
      /"hero1-desktop": month: is "May 26", expected year and month, as in "2026-05"/,
    ],
    ['a broken file', '{', /is not JSON \(.+ in line 1, column 2\), expected \{ "hero-columbia"/],
  ])('are rejected for %s', async (_, text, message) => {
    await put('hero1-desktop.jpg', cameraImage(20, 20));
    writeFileSync(photograph('words.json'), text);
    expect(issue()).toMatch(/^data\/photographs\/words\.json: /);
    expect(issue()).toMatch(message);
  });
});
