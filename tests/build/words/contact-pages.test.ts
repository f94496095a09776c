import { expect, it } from 'vitest';
import { nextSteps } from '#content/pages/after-sending.ts';
import { buildInput } from '#data/site.ts';
import { element, elements, items, links, pageTree, withClass, words } from '#tests/support/page-tree.ts';

const { business, cities } = buildInput().model;
const main = (path: string) => element(pageTree(path), 'main');

it.each(['/contact', '/thank-you'])('%s lists the steps that follow a request, in order', (path) => {
  const [steps] = withClass(main(path), 'ol', 'next-steps');
  expect(items(steps!)).toEqual(nextSteps(business.promises).map(({ title, text }) => `${title} ${text}`));
});

it('the contact page links every city and the service areas', () => {
  const [where] = withClass(main('/contact'), 'section', 'where');
  const hrefs = links(where!).map(({ href }) => href);
  expect(hrefs).toEqual([...cities.map(({ slug }) => `/service-areas/${slug}`), '/service-areas']);
});

it('the thank-you page has one button, to call, and lists three things to have ready', () => {
  const page = main('/thank-you');
  expect(withClass(page, 'a', 'button').map(words)).toEqual([`Call ${business.phone}`]);
  const [ready] = withClass(page, 'ul', 'ready');
  expect(items(ready!)).toHaveLength(3);
  expect(links(page).map(({ href }) => href)).toEqual(expect.arrayContaining(['/faq', `mailto:${business.email}`]));
});

it.each(['/contact', '/offline', '/404'])('%s shows the phone number in large type', (path) => {
  expect(withClass(main(path), 'p', 'phone-large').map(words)).toEqual([business.phone]);
});

it('the not-found page links the main pages and has a place search', () => {
  const page = main('/404');
  expect(links(page).map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/', '/services', '/service-areas', '/faq', '/blog', '/contact']),
  );
  expect(elements(page, 'form', { action: '/service-areas' })).toHaveLength(1);
});
