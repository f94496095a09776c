import { describe, expect, it } from 'vitest';
import { type TextBox, fitLines } from '#scripts/pictures/cards/fit-lines.ts';

// Every letter is half as wide as the font size: 24 letters of 50 px fill a line.
const measure = (text: string): number => [...text].length / 2;
const box: TextBox = { width: 600, height: 330, largest: 100, smallest: 50, mostLines: 3, leading: 1.1 };
const linesOf = (text: string, more: Partial<TextBox> = {}) => fitLines(text, measure, { ...box, ...more }).lines;

describe('fitLines', () => {
  it('sets a text as large as its box allows, in lines of similar width', () => {
    expect(fitLines('Deck Cleaning', measure, box)).toEqual({ lines: ['Deck', 'Cleaning'], size: 100 });
    expect(linesOf('Apartment Complex Soft Washing')).toEqual(['Apartment', 'Complex', 'Soft Washing']);
  });

  it('respects the height of the box', () => {
    expect(fitLines('Deck Cleaning', measure, { ...box, height: 110 }).size).toBe(92);
  });

  it('breaks after a hyphen, and never at a no-break space or after an abbreviation', () => {
    expect(linesOf('Batesburg-Leesville,\u00a0SC')).toEqual(['Batesburg-', 'Leesville,\u00a0SC']);
    expect(linesOf('St. Matthews,\u00a0SC')).toEqual(['St. Matthews,\u00a0SC']);
  });

  it('prefers a break after a colon to one after a short word', () => {
    expect(linesOf('Soft Washing vs Pressure Washing: Which One to Use')).toEqual([
      'Soft Washing vs',
      'Pressure Washing:',
      'Which One to Use',
    ]);
    expect(linesOf('A Word on the Roof')).not.toContain('A Word on the');
  });

  it('cuts a text that is too long at a word, with an ellipsis', () => {
    const { lines, size } = fitLines('The quick brown fox jumps over the lazy dog, '.repeat(40), measure, box);
    expect(lines).toHaveLength(3);
    expect(lines.join(' ')).toMatch(/^The quick brown fox jumps over the lazy dog, The quick brown…$/);
    expect(size).toBeGreaterThanOrEqual(box.smallest);
  });

  it('cuts a single word that is too long at a letter', () => {
    expect(linesOf('a'.repeat(300))).toEqual([`${'a'.repeat(23)}…`]);
  });
});
