import { describe, expect, it } from 'vitest';
import { failureView, initialView } from '#features/live-page/view.ts';
import { parsePath } from '#routes/location.ts';

const faqError = (message: string) => ({ kind: 'faq-error', message });
const LOADING = { kind: 'loading', text: 'Loading FAQ page...' };

describe('The initial view of a path, with and without a store', () => {
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
    for (const hasStore of [true, false]) expect(initialView(parsePath(path), hasStore)).toEqual(view);
  });

  it('shows a loading message for service questions and posts only with a store', () => {
    expect(initialView(parsePath('/faq/fence-washing'), true)).toEqual(LOADING);
    expect(initialView(parsePath('/faq/fence-washing'), false)).toEqual({ kind: 'service-error' });
    expect(initialView(parsePath('/blog/a-post'), true)).toEqual({ kind: 'loading', text: 'Loading...' });
    expect(initialView(parsePath('/blog/a-post'), false)).toEqual({ kind: 'general' });
  });

  it('is replaced by an error view when the look-up fails', () => {
    expect(failureView(parsePath('/faq/house-washing/columbia-shandon'))).toEqual(faqError('Failed to load FAQ page'));
    expect(failureView(parsePath('/blog/a-post'))).toEqual({ kind: 'post-error' });
  });
});
