import { describe, expect, it } from 'vitest';
import { contentOf, emptyContent, type FieldName, type PostContent } from '#staff/editor/form/post-content.ts';
import { type Audience, findIssues, lengthOf, timeIssue } from '#staff/editor/form/validation.ts';
import { postRow } from './post-row.ts';

const valid = (over: Partial<PostContent> = {}): PostContent => ({
  ...contentOf(postRow({ meta_description: 'About clay.' })),
  ...over,
});
const invalidFields = (content: PostContent, audience: Audience): FieldName[] =>
  findIssues(content, audience).map(({ field }) => field);

describe('validating a post', () => {
  it('accepts a complete post', () => {
    expect(findIssues(valid(), 'public')).toEqual([]);
  });

  it('requires title, text and description for visitors, and only the title for a draft', () => {
    expect(invalidFields(emptyContent('Dana'), 'public')).toEqual(['title', 'body', 'meta_description']);
    expect(invalidFields(emptyContent('Dana'), 'draft')).toEqual(['title']);
  });

  // The limits are those of the check constraints in data/supabase/migrations.
  it.each<[FieldName, Partial<PostContent>, Partial<PostContent>]>([
    ['title', { title: 'x'.repeat(160) }, { title: 'x'.repeat(161) }],
    ['slug', { slug: 'a'.repeat(80) }, { slug: 'a'.repeat(81) }],
    ['slug', { slug: 'red-clay' }, { slug: 'Red Clay' }],
    ['slug', { slug: 'a' }, { slug: '' }],
    ['slug', { slug: 'index-2' }, { slug: 'index' }],
    ['excerpt', { excerpt: 'x'.repeat(600) }, { excerpt: 'x'.repeat(601) }],
    ['body', { body: 'x'.repeat(200_000) }, { body: 'x'.repeat(200_001) }],
    ['cover_alt', { cover_image: '/i', cover_alt: 'A roof' }, { cover_image: '/i', cover_alt: ' ' }],
    ['cover_alt', { cover_image: null, cover_alt: null }, { cover_image: '/i', cover_alt: null }],
    ['cover_alt', { cover_image: '/i', cover_alt: 'x'.repeat(300) }, { cover_image: '/i', cover_alt: 'x'.repeat(301) }],
    ['tags', { tags: ['x'.repeat(60)] }, { tags: ['ok', 'x'.repeat(61)] }],
    ['author', { author: 'x'.repeat(120) }, { author: 'x'.repeat(121) }],
    ['author', { author: 'D' }, { author: ' ' }],
    ['meta_description', { meta_description: 'x'.repeat(320) }, { meta_description: 'x'.repeat(321) }],
  ])('limits %s to what the store accepts', (field, inside, outside) => {
    expect(invalidFields(valid(inside), 'draft')).toEqual([]);
    expect(invalidFields(valid(outside), 'draft')).toEqual([field]);
  });

  it('keeps a text from visitors that the page could not parse in a moment, but not from being saved', () => {
    const body = '*_'.repeat(5_000);
    expect(invalidFields(valid({ body }), 'public')).toEqual(['body']);
    expect(invalidFields(valid({ body }), 'draft')).toEqual([]);
  });

  it.each<[FieldName, Partial<PostContent>, Partial<PostContent>]>([
    ['title', { title: 'Nan’s undefinedness' }, { title: 'Why edges stay undefined' }],
    ['tags', { tags: ['Nan'] }, { tags: ['ok', 'NaN'] }],
    ['author', { author: 'Nan' }, { author: '[object Object]' }],
    ['excerpt', { excerpt: 'Edges stay undefined.' }, { excerpt: 'undefined' }],
    ['body', { body: 'Edges stay undefined.' }, { body: ' undefined\n' }],
    [
      'cover_alt',
      { cover_image: '/i', cover_alt: 'undefined edges' },
      { cover_image: '/i', cover_alt: '[object Object]' },
    ],
    ['meta_description', { meta_description: 'NaN, explained' }, { meta_description: 'NaN' }],
  ])('names the field %s whose value the store takes for a missing one', (field, inside, outside) => {
    expect(invalidFields(valid(inside), 'draft')).toEqual([]);
    expect(invalidFields(valid(outside), 'draft')).toEqual([field]);
    const [issue] = findIssues(valid(outside), 'draft');
    expect(issue?.message).toMatch(/“(?:undefined|NaN|\[object Object\])”/);
  });

  it.each<Partial<PostContent>>([
    { title: 'None' },
    { title: '\u200b' },
    { cover_image: '/i', cover_alt: '\u00ad' },
    { tags: ['roofs', 'N/A'] },
    { tags: ['\u3164'] },
    { author: 'null' },
    { author: '\u3164' },
  ])('refuses for a draft, too, what shows nothing or stands for a missing value: %o', (content) => {
    const [field] = Object.keys(content).slice(-1);
    expect(invalidFields(valid(content), 'draft')).toEqual([field]);
  });

  it('requires a text and a description that visitors can see', () => {
    expect(invalidFields(valid({ body: '\u200b\n', meta_description: '\u200b' }), 'public')).toEqual([
      'body',
      'meta_description',
    ]);
  });

  it('counts an emoji as one character, as the store does', () => {
    expect(lengthOf('🏠🏠')).toBe(2);
    expect(findIssues(valid({ title: '🏠'.repeat(160) }), 'draft')).toEqual([]);
  });

  it('explains how to fix each issue', () => {
    const messages = findIssues(valid({ title: 'x'.repeat(170), author: '' }), 'draft').map(({ message }) => message);
    expect(messages).toEqual([
      'The title has 170 characters. At most 160 fit: shorten it a little.',
      'Say who wrote the post.',
    ]);
  });

  it('requires a future time for a scheduled post', () => {
    const now = new Date(2026, 5, 8, 14, 14);
    expect(timeIssue('', now)).toContain('Choose the day');
    expect(timeIssue('2026-06-08T14:14', now)).toContain('has passed');
    expect(timeIssue('2026-06-08T14:15', now)).toBeNull();
  });
});
