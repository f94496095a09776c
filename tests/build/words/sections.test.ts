import { describe, expect, it } from 'vitest';
import { benefits, missingSections } from '#content/pages/home.ts';
import { googleReviews } from '#content/reviews.ts';
import { guaranteeClaim, ratingFigure } from '#model/format.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { element, elements, items, links, pageTree, withClass, words } from '#tests/support/page-tree.ts';

const model = committedModel();
const missing = missingSections(model);
const BENEFITS = benefits(model.business, model.services, model.reviews.length > 0).map(({ title }) => title);
const cityPages = builtPaths().filter((path) => /^\/service-areas\/[^/]+$/.test(path));

describe.each(['/', ...cityPages])('the sections of %s', (path) => {
  const page = pageTree(path);
  const section = (id: string) => element(page, 'section', { id });

  it('show six services, each with a link to its page', () => {
    const more = links(page).filter(({ label }) => label.startsWith('Learn More About '));
    expect(more).toHaveLength(6);
    expect(new Set(more.map(({ href }) => href)).size).toBe(6);
    for (const { href } of more) expect(href).toMatch(/^\/services\/[a-z-]+$/);
  });

  it('show the benefits that rest on no promise which the company does not make, and a link to schedule', () => {
    const names = items(section('benefits')).map((text) => BENEFITS.find((name) => text.startsWith(name)));
    expect(names).toEqual(BENEFITS);
    expect(links(section('benefits'))).toContainEqual({ label: 'Schedule Your Service Now', href: '#contact' });
  });

  it('show six gallery pictures with distinct alt texts and a link to a quote', () => {
    const pictures = elements(section('gallery'), 'img');
    expect(pictures).toHaveLength(6);
    expect(new Set(pictures.map(({ attribs }) => attribs['alt'])).size).toBe(6);
    expect(links(section('gallery')).map(({ label }) => label)).toContain('Get a Quote');
  });

  it('show the first twelve reviews, marked where they are samples, and their summary, if there are any', () => {
    const { business } = model;
    if (missing.includes('testimonials')) {
      expect(elements(page, 'section', { id: 'testimonials' })).toEqual([]);
      return;
    }
    const shown = model.reviews.slice(0, 12);
    const reviews = section('testimonials');
    expect(elements(reviews, 'li').map((review) => words(element(review, 'strong')))).toEqual(
      shown.map(({ author }) => author),
    );
    expect(elements(reviews, 'li').map((review) => withClass(review, 'span', 'sample').map(words))).toEqual(
      shown.map(({ sample }) => (sample ? ['Sample'] : [])),
    );
    if (business.rating !== null) {
      expect(words(reviews)).toContain(ratingFigure(business.rating));
      expect(words(reviews)).toContain(`(${googleReviews(business.rating)})`);
    }
    const claims = ['Licensed', 'Insured', guaranteeClaim(business)].filter((claim) => claim !== null);
    expect(words(reviews)).toContain(claims.join(' • '));
    expect(links(reviews).map(({ label }) => label)).toEqual(
      business.reviewUrl === null ? [] : [expect.stringMatching(/review.* on Google/)],
    );
  });

  it('have the ids that the header links', () => {
    const optional = (['gallery', 'testimonials', 'commercial'] as const).filter((id) => !missing.includes(id));
    const ids = ['benefits', ...optional, 'contact'];
    expect(ids.map((id) => section(id).name)).toEqual(ids.map(() => 'section'));
    expect(elements(section('contact'), 'form')).toHaveLength(1);
    expect(elements(element(page, 'div', { id: 'booking' }), 'form')).toHaveLength(1);
  });
});
