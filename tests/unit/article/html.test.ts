import { describe, expect, it } from 'vitest';
import { parse } from 'node-html-parser';
import { neighborhoodArticle } from '#article/faq-articles.ts';
import { escapeHtml, html, richText } from '#article/html.ts';
import { questionList } from '#article/questions.ts';
import { HOSTILE_NAMES } from '../../support/snapshot-folder.ts';

describe('a text put into HTML', () => {
  it.each(HOSTILE_NAMES)('is shown literally: %j', (name) => {
    const document = parse(html`<p title="${name}">${name}</p>`.value);
    expect(document.querySelectorAll('*').map((element) => element.rawTagName)).toEqual(['p']);
    expect(document.querySelector('p')?.text).toBe(name);
    expect(document.querySelector('p')?.getAttribute('title')).toBe(name);
  });

  it('is escaped once, and HTML made by a template is not escaped again', () => {
    expect(html`<b>${html`<i>${'&'}</i>`}</b>`.value).toBe('<b><i>&amp;</i></b>');
    expect(html`${[html`<i>1</i>`, html`<i>2</i>`]}`.value).toBe('<i>1</i><i>2</i>');
    expect(html`${7}${null}`.value).toBe('7');
  });

  it('escapes the five characters that mean something', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;');
    expect(escapeHtml('nothing to escape')).toBe('nothing to escape');
  });
});

it('the runs of an answer become text, links and emphasis', () => {
  const value = richText(['A & B ', { kind: 'link', href: '/contact?a=1&b="2"', text: '<ask>' }, { kind: 'strong', text: 'now' }]).value;
  expect(value).toBe('A &amp; B <a href="/contact?a=1&amp;b=&quot;2&quot;">&lt;ask&gt;</a><strong>now</strong>');
});

describe('questions in an article', () => {
  const questions = ['One?', 'Two?', '<Three>?'].map((question) => ({ question, answer: ['Yes.'] }));

  it('are <details> of one group, the first open', () => {
    const details = parse(questionList(questions).value).querySelectorAll('details');
    expect(details.map((element) => element.hasAttribute('open'))).toEqual([true, false, false]);
    expect(new Set(details.map((element) => element.getAttribute('name'))).size).toBe(1);
  });

  it('carry Question and Answer as microdata on the visible text', () => {
    const root = parse(questionList(questions).value);
    expect(root.querySelectorAll('[itemtype="https://schema.org/Question"]')).toHaveLength(3);
    expect(root.querySelectorAll('[itemprop="name"]').map((element) => element.text)).toEqual(['One?', 'Two?', '<Three>?']);
    expect(root.querySelectorAll('[itemprop="acceptedAnswer"] [itemprop="text"]').map((element) => element.text)).toEqual(['Yes.', 'Yes.', 'Yes.']);
  });
});

it('the article of a neighborhood page stands by itself: one h1, one open question, every theme in its index', () => {
  const root = parse(
    neighborhoodArticle({
      heading: 'Washing in </h1> Shandon',
      badges: ['brick homes'],
      lead: 'A lead.',
      facts: [['City', 'Columbia & more']],
      questions: [
        { theme: 'booking', question: 'How much?', answer: ['$199.'] },
        { theme: 'booking', question: 'How soon?', answer: ['Soon.'] },
        { theme: 'trust', question: 'Who?', answer: ['We.'] },
      ],
    }).value,
  );
  expect(root.querySelectorAll('h1').map((element) => element.text)).toEqual(['Washing in </h1> Shandon']);
  expect(root.querySelectorAll('details[open]')).toHaveLength(1);
  const targets = root.querySelectorAll('nav a').map((link) => link.getAttribute('href')?.slice(1));
  expect(targets).toEqual(['booking', 'trust']);
  for (const id of targets) expect(root.querySelector(`#${String(id)} h2`)).not.toBeNull();
});
