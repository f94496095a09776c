import { describe, expect, it } from 'vitest';
import { type TextBox, fitLines } from '#scripts/pictures/cards/fit-lines.ts';

// Every letter half as wide as the size: 24 letters of 50 pixels fill a line.
const measure = (text: string): number => [...text].length / 2;
const room: TextBox = { width: 600, height: 330, largest: 100, smallest: 50, mostLines: 3, leading: 1.1 };
const linesOf = (text: string, more: Partial<TextBox> = {}) => fitLines(text, measure, { ...room, ...more }).lines;

describe('a title', () => {
  it('is as large as its room allows, in lines of about the same width', () => {
    expect(fitLines('Deck Cleaning', measure, room)).toEqual({ lines: ['Deck', 'Cleaning'], size: 100 });
    expect(linesOf('Apartment Complex Soft Washing')).toEqual(['Apartment', 'Complex', 'Soft Washing']);
  });

  it('is no larger than its room is high', () => {
    expect(fitLines('Deck Cleaning', measure, { ...room, height: 110 }).size).toBe(92);
  });

  it('ends a line behind a hyphen, and never at a no-break space or behind a short form', () => {
    expect(linesOf('Batesburg-Leesville,\u00a0SC')).toEqual(['Batesburg-', 'Leesville,\u00a0SC']);
    expect(linesOf('St. Matthews,\u00a0SC')).toEqual(['St. Matthews,\u00a0SC']);
  });

  it('rather ends a line at a colon than behind a little word', () => {
    expect(linesOf('Soft Washing vs Pressure Washing: Which One to Use')).toEqual([
      'Soft Washing vs',
      'Pressure Washing:',
      'Which One to Use',
    ]);
    expect(linesOf('A Word on the Roof')).not.toContain('A Word on the');
  });

  it('that is absurdly long ends at a word with an ellipsis', () => {
    const { lines, size } = fitLines('The quick brown fox jumps over the lazy dog, '.repeat(40), measure, room);
    expect(lines).toHaveLength(3);
    expect(lines.join(' ')).toMatch(/^The quick brown fox jumps over the lazy dog, The quick brown…$/);
    expect(size).toBeGreaterThanOrEqual(room.smallest);
  });

  it('of one absurdly long word ends at a letter', () => {
    expect(linesOf('a'.repeat(300))).toEqual([`${'a'.repeat(23)}…`]);
  });
});
