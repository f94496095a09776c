import { describe, expect, it } from 'vitest';
import { type TextBox, fitLines } from '#scripts/pictures/cards/fit-lines.ts';

// Every letter is half as wide as the font size: 24 letters of 50 px fill a line.
const measure = (text: string): number => [...text].length / 2;
const box: TextBox = { width: 600, height: 330, largest: 100, smallest: 50, mostLines: 3, leading: 1.1 };
const linesOf = (text: string) => fitLines(text, measure, box).lines;

describe('fitLines', () => {
  it('breaks after a hyphen, and never at a no-break space or after an abbreviation', () => {
    expect(linesOf('Batesburg-Leesville,\u00a0SC')).toEqual(['Batesburg-', 'Leesville,\u00a0SC']);
    expect(linesOf('St. Matthews,\u00a0SC')).toEqual(['St. Matthews,\u00a0SC']);
  });

  it('cuts a single word that is too long at a letter', () => {
    expect(linesOf('a'.repeat(300))).toEqual([`${'a'.repeat(23)}…`]);
  });
});
