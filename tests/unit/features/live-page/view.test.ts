import { describe, expect, it } from 'vitest';
import { viewOfFailure, viewOfForm } from '#features/live-page/view.ts';
import { readPath } from '#routes/location.ts';

const faqError = (message: string) => ({ kind: 'faq-error', message });
const LOADING = { kind: 'loading', says: 'Loading FAQ page...' };

describe('what a path says by its form, with a store and without', () => {
  it.each([
    { path: '/faq/house-washing/columbia-shandon', view: LOADING },
    { path: '/faq/house-washing/oneword', view: faqError('Invalid location format') },
    { path: '/faq//columbia-shandon', view: faqError('Missing service or location information') },
    { path: '/services/columbia-south-carolina/house-washing/faqs', view: LOADING },
    { path: '/services/columbia-south-carolina//faqs', view: { kind: 'service-error' } },
    { path: '/services/house-polishing', view: { kind: 'service-error' } },
    { path: '/nowhere', view: { kind: 'general' } },
    { path: '/admin/blog/edit/42', view: { kind: 'general' } },
  ])('$path', ({ path, view }) => {
    for (const hasStore of [true, false]) expect(viewOfForm(readPath(path), hasStore)).toEqual(view);
  });

  it('asks a store alone about questions of a service and about posts', () => {
    expect(viewOfForm(readPath('/faq/fence-washing'), true)).toEqual(LOADING);
    expect(viewOfForm(readPath('/faq/fence-washing'), false)).toEqual({ kind: 'service-error' });
    expect(viewOfForm(readPath('/blog/a-post'), true)).toEqual({ kind: 'loading', says: 'Loading...' });
    expect(viewOfForm(readPath('/blog/a-post'), false)).toEqual({ kind: 'general' });
  });

  it('tells of a look-up that failed', () => {
    expect(viewOfFailure(readPath('/faq/house-washing/columbia-shandon'))).toEqual(faqError('Failed to load FAQ page'));
    expect(viewOfFailure(readPath('/blog/a-post'))).toEqual({ kind: 'post-error' });
  });
});
