import { describe, expect, it } from 'vitest';
import { postNotices } from '#content/article/post-notices.ts';
import { postArticle } from '#content/article/post-article.ts';
import { postReferences } from '#content/article/post-references.ts';
import { onSite } from '#model/picture.ts';
import { postLinkTarget } from '#routes/post-links.ts';
import { redirectRules } from '#routes/redirects.ts';
import { smallModel } from '#tests/support/small-model.ts';

const model = smallModel();
const ORIGIN = 'https://example.com';
const { rules } = redirectRules([{ from: '/faqs', to: '/faq', status: 301 }], model);
const targetOf = postLinkTarget(model, rules, ORIGIN);

describe('a link of a post to', () => {
  it.each([
    ['a page', '/services/house-washing', '/services/house-washing'],
    ['a page with a slash', '/services/house-washing/', '/services/house-washing'],
    ['a page with .html', '/contact.html', '/contact'],
    ['the home page', '/', '/'],
    ['the home page by its file', '/index.html', '/'],
    ['a section of a page', '/faq#price', '/faq#price'],
    ['a section of the post', '#why', '#why'],
    ['a page by its whole address', `${ORIGIN}/contact`, '/contact'],
    ['a redirect', '/faqs', '/faq'],
    [
      'the other form of a path',
      '/services/house-washing/columbia-south-carolina/faqs',
      '/services/columbia-south-carolina/house-washing/faqs',
    ],
    [
      'a neighborhood',
      '/service-areas/columbia-south-carolina/shandon',
      '/service-areas/columbia-south-carolina/shandon',
    ],
    ['a page that search engines do not index', '/thank-you', '/thank-you'],
    ['a file', '/images/uploads/a.webp', '/images/uploads/a.webp'],
    ['another site', 'https://other.example/nowhere/', 'https://other.example/nowhere/'],
    ['an email address', 'mailto:hello@example.com', 'mailto:hello@example.com'],
    ['a phone number', 'tel:+18035550142', 'tel:+18035550142'],
  ])('%s leads there', (_, href, target) => {
    expect(targetOf(href)).toBe(target);
  });

  it.each(['/nowhere', '/blog/deleted-post', '/services/house-wash', `${ORIGIN}/nowhere`, '/constructor'])(
    '%s, which is no page, is text',
    (href) => {
      expect(targetOf(href)).toBeNull();
    },
  );
});

it('a build lists the links to pages that do not exist, and the post shows their words', () => {
  const [post] = model.posts;
  const body = 'See [the deck](/deck), [again](/deck) and [our prices](/services/house-washing/).';
  expect(postNotices([{ slug: 'decks', references: postReferences(body) }], targetOf)).toEqual([
    `Link to a page that does not exist: post decks links to /deck. The link is shown as text; change it in the staff area.`,
  ]);
  expect(postArticle({ ...post!, body }, onSite, targetOf).value).toContain(
    '<p>See the deck, again and <a href="/services/house-washing">our prices</a>.</p>',
  );
});

it('a build lists the pictures that nobody uploaded, and the post is shown without them', () => {
  const [post] = model.posts;
  const body = '![A deck](/images/posts/deck.webp)\n\n![](https://other.example/a.jpg) Clean.';
  expect(postNotices([{ slug: 'decks', references: postReferences(body) }], targetOf)).toEqual(
    ['/images/posts/deck.webp', 'https://other.example/a.jpg'].map(
      (src) =>
        `Picture that is not uploaded: post decks has ${src}. It is left out; upload it in the staff area, or remove it.`,
    ),
  );
  expect(postArticle({ ...post!, body }, onSite, targetOf).value).not.toMatch(/deck\.webp|other\.example/);
});
