import { expect, test } from 'vitest';
import { compareDeskChange } from '#staff/leads/desk-change.ts';

test('a change fits together with a colleague’s of another column', () => {
  const base = { state: 'new' } as const;
  expect(compareDeskChange(base, { state: 'new', notes: 'theirs' }, { state: 'called' })).toBe('apply');
});

test('a change of what a colleague has changed is a conflict, whatever else fits', () => {
  expect(compareDeskChange({ state: 'new' }, { state: 'quoted' }, { state: 'called' })).toBe('conflict');
  expect(
    compareDeskChange(
      { state: 'new', notes: '' },
      { state: 'new', notes: 'theirs' },
      { state: 'called', notes: 'mine' },
    ),
  ).toBe('conflict');
  expect(compareDeskChange({ taken_by: null }, { taken_by: 'cora' }, { taken_by: 'eli' })).toBe('conflict');
});

test('a change that the lead already has is done, whoever made it', () => {
  expect(compareDeskChange({ state: 'new' }, { state: 'called' }, { state: 'called' })).toBe('done');
});
