import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { taken, useOwnerFolder } from '#tests/support/owner-photographs.ts';

const { photograph, put, site } = useOwnerFolder();

describe('the words of a photograph', () => {
  interface Entry {
    readonly name: string;
    readonly alt: string;
    readonly title: string;
    readonly placeholder: boolean;
  }
  const entryOf = (name: string): Entry =>
    (JSON.parse(site().entries) as Entry[]).find((entry) => entry.name === name)!;

  it('come from words.json, and the picture waits for no other any more', async () => {
    await put('services/roof-washing.jpg', taken(20, 20));
    const alt = 'Our crew on a roof in Irmo.';
    writeFileSync(photograph('words.json'), JSON.stringify({ 'services/roof-washing': { alt, title: 'A roof' } }));
    expect(entryOf('service-roof-washing')).toMatchObject({ alt, title: 'A roof', placeholder: false });
    expect(entryOf('service-deck-cleaning').placeholder).toBe(true);
    expect(site().notes).toEqual([]);
  });

  it('are asked for while they still describe the drawing', async () => {
    await put('hero-columbia.jpg', taken(20, 20));
    expect(site().notes.join()).toMatch(
      /^data\/photographs\/hero-columbia\.jpg: its alt text still describes the drawing: "Drawing of .*data\/photographs\/words\.json: \{ "hero-columbia"/,
    );
  });

  it('tell when a pair is half a drawing still', async () => {
    mkdirSync(photograph('pairs'));
    await put('pairs/home-before.jpg', taken(20, 20));
    expect(site().notes.at(-1)).toContain('Put data/photographs/pairs/home-after.jpg beside it');
  });
});
