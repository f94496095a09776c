import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingSections } from '#content/pages/home.ts';
import { quoteWords } from '#content/quote-words.ts';
import { cityPath, hubPath, servicePath } from '#routes/paths.ts';
import { hasEstimate } from '#routes/inventory.ts';
import { builtPaths, builtText, pageHtml } from '#tests/support/built-site.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { element, elements, headed, links, pageTree } from '#tests/support/page-tree.ts';
import { CITY_SLUGS, SERVICE_SLUGS } from '#tests/support/site-slugs.ts';

const model = committedModel();
const { name, logo, phone, facebookUrl } = model.business;
const missing = missingSections(model);
const quoteLabel = quoteWords(model.business.promises.freeEstimates).header;

/** One page of each kind that the data has. */
const KINDS = [
  '/',
  ...model.services.slice(0, 1).map(({ slug }) => servicePath(slug)),
  ...model.cities.slice(0, 1).map(({ slug }) => cityPath(slug)),
  '/faq',
  ...model.hubs.slice(0, 1).map(({ slug }) => hubPath(slug)),
  '/404',
];
const BLOG = ['/blog', ...builtPaths().filter((path) => path.startsWith('/blog/'))];

/** The logo that the stylesheets of a page show before the business's name. */
function logoOf(path: string): string {
  const sheets = [...pageHtml(path).matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, file]) => builtText(file!));
  const [, drawn = ''] = /\.brand:before\{[^}]*url\("data:image\/svg\+xml,([^"]+)"\)/.exec(sheets.join('')) ?? [];
  return decodeURIComponent(drawn).replaceAll("'", '"');
}

describe.each(KINDS)('the header of %s', (path) => {
  const header = elements(pageTree(path), 'header')[0]!;

  it('links the sections of the home page, the FAQ, the guide to stains and the blog', () => {
    expect(links(header)).toEqual(
      expect.arrayContaining([
        { label: 'Home', href: '/' },
        { label: 'Benefits', href: '/#benefits' },
        ...(missing.includes('gallery') ? [] : [{ label: 'Gallery', href: '/#gallery' }]),
        ...(missing.includes('testimonials') ? [] : [{ label: 'Testimonials', href: '/#testimonials' }]),
        ...(missing.includes('commercial') ? [] : [{ label: 'Commercial', href: '/#commercial' }]),
        { label: 'FAQ', href: '/faq' },
        { label: 'Stains', href: '/stains' },
        { label: 'Before we come', href: '/before-we-come' },
        { label: 'Blog', href: '/blog' },
      ]),
    );
  });

  it('has menus of all cities and all services', () => {
    const hrefs = links(header).map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(CITY_SLUGS.map((slug) => `/service-areas/${slug}`)));
    expect(hrefs).toEqual(expect.arrayContaining(SERVICE_SLUGS.map((slug) => `/services/${slug}`)));
  });
});

describe.each([...KINDS, ...BLOG])('the header of %s', (path) => {
  const header = elements(pageTree(path), 'header')[0]!;

  it('links the home page by its logo, the phone number and the quote form', () => {
    expect(links(header)[0]).toEqual({ label: name, href: '/' });
    expect(logoOf(path)).toBe(readFileSync(join('public', logo), 'utf8'));
    if (phone !== null)
      expect(links(header).map(({ href }) => href)).toContainEqual(expect.stringMatching(/^tel:\+1\d{10}$/));
    expect(links(header).map(({ label }) => label)).toContain(quoteLabel);
  });
});

it.each(BLOG)('the header of %s has no nav', (path) => {
  expect(elements(elements(pageTree(path), 'header')[0]!, 'nav')).toEqual([]);
});

describe.each([...KINDS, ...BLOG, '/thank-you', '/admin/login'])('the footer of %s', (path) => {
  const footer = element(pageTree(path), 'footer');

  it('links the resources, the policies and Facebook', () => {
    expect(links(headed(footer, 'Resources'))).toEqual([
      { label: 'Blog', href: '/blog' },
      { label: 'Services', href: '/services' },
      { label: 'FAQs', href: '/faq' },
      { label: 'What is this stain?', href: '/stains' },
      { label: 'Before we come', href: '/before-we-come' },
      ...(missing.includes('gallery') ? [] : [{ label: 'Gallery', href: '/#gallery' }]),
      ...(missing.includes('testimonials') ? [] : [{ label: 'Testimonials', href: '/#testimonials' }]),
      { label: 'Contact', href: '/#contact' },
      ...(hasEstimate(model) ? [{ label: 'Price estimate', href: '/estimate' }] : []),
    ]);
    expect(links(footer)).toContainEqual({ label: 'Privacy Policy', href: '/privacy' });
    expect(links(footer)).toContainEqual({ label: 'Terms of Service', href: '/terms' });
    if (facebookUrl !== null) expect(links(footer)).toContainEqual({ label: 'Facebook', href: facebookUrl });
  });
});
