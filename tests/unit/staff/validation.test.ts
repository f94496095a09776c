import { describe, expect, it } from 'vitest';
import { postRow } from './post-row.ts';
import { storableLine, storableText } from '#staff/editor/storable.ts';
import { type Issue, issuesOf, lengthOf } from '#staff/editor/validation.ts';
import { emptyWords, type Field, type Words, wordsOf } from '#staff/editor/words.ts';

const good = (over: Partial<Words> = {}): Words => ({
  ...wordsOf(postRow({ meta_description: 'About clay.' })),
  ...over,
});
const fieldsOf = (issues: readonly Issue[]): Field[] => issues.map(({ field }) => field);

describe('the rules of a post', () => {
  it('let a complete one go out', () => {
    expect(issuesOf(good(), 'public')).toEqual([]);
  });

  it('ask for title, text and description before visitors see it, and of a draft for the title alone', () => {
    const empty = emptyWords('Dana');
    expect(fieldsOf(issuesOf(empty, 'public'))).toEqual(['title', 'body', 'meta_description']);
    expect(fieldsOf(issuesOf(empty, 'draft'))).toEqual(['title']);
  });

  it.each<[Field, Partial<Words>, Partial<Words>]>([
    ['title', { title: 'x'.repeat(160) }, { title: 'x'.repeat(161) }],
    ['slug', { slug: 'a'.repeat(80) }, { slug: 'a'.repeat(81) }],
    ['slug', { slug: 'red-clay' }, { slug: 'Red Clay' }],
    ['slug', { slug: 'a' }, { slug: '' }],
    ['excerpt', { excerpt: 'x'.repeat(600) }, { excerpt: 'x'.repeat(601) }],
    ['body', { body: 'x'.repeat(200_000) }, { body: 'x'.repeat(200_001) }],
    ['cover_alt', { cover_image: '/i', cover_alt: 'A roof' }, { cover_image: '/i', cover_alt: ' ' }],
    ['cover_alt', { cover_image: null, cover_alt: null }, { cover_image: '/i', cover_alt: null }],
    ['cover_alt', { cover_image: '/i', cover_alt: 'x'.repeat(300) }, { cover_image: '/i', cover_alt: 'x'.repeat(301) }],
    ['tags', { tags: ['x'.repeat(60)] }, { tags: ['ok', 'x'.repeat(61)] }],
    ['author', { author: 'x'.repeat(120) }, { author: 'x'.repeat(121) }],
    ['author', { author: 'D' }, { author: ' ' }],
    ['meta_description', { meta_description: 'x'.repeat(320) }, { meta_description: 'x'.repeat(321) }],
  ])('hold for %s up to what the store takes', (field, inside, outside) => {
    expect(fieldsOf(issuesOf(good(inside), 'draft'))).toEqual([]);
    expect(fieldsOf(issuesOf(good(outside), 'draft'))).toEqual([field]);
  });

  it('count characters as the store does: an emoji is one', () => {
    expect(lengthOf('🏠🏠')).toBe(2);
    expect(issuesOf(good({ title: '🏠'.repeat(160) }), 'draft')).toEqual([]);
  });

  it('are told in sentences with what to do', () => {
    const texts = issuesOf(good({ title: 'x'.repeat(170), author: '' }), 'draft').map(({ text }) => text);
    expect(texts).toEqual([
      'The title has 170 characters. At most 160 fit: shorten it a little.',
      'Say who wrote the post.',
    ]);
  });
});

describe('what is typed or pasted', () => {
  it('loses what no row may hold, and nothing that can be seen', () => {
    expect(storableLine('One\ntwo\u202e\u0000 three\tfour 🏠')).toBe('One two  three four 🏠');
    expect(storableText('One\r\ntwo\u0007\n\tthree\u2067')).toBe('One\ntwo\n\tthree');
  });

  it('is a whole text even when half a character was cut off', () => {
    expect(storableLine('cut \ud83c')).toBe('cut ');
  });
});
