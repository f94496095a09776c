import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import {
  neighborhoodArticle,
  questionList,
  serviceFaqArticle,
  themeHeadings,
  themeIndex,
} from '#content/article/faq-articles.ts';
import { escapeHtml, html, richText } from '#content/article/html.ts';
import { NO_PROMISES } from '#model/promises.ts';
import type { ThemedQuestion } from '#model/question.ts';
import { HOSTILE_NAMES } from '#tests/support/snapshot-folder.ts';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The elements of an HTML fragment that match, in document order. */
const elements = (source: string, matches: (element: Element) => boolean): Element[] =>
  DomUtils.filter((node): node is Element => DomUtils.isTag(node) && matches(node), parseDocument(source)) as Element[];

const text = (found: readonly Element[]): string[] => found.map((element) => DomUtils.textContent(element));

describe('a text in an HTML template', () => {
  it.each(HOSTILE_NAMES)('is escaped: %j', (name) => {
    const all = elements(html`<p title="${name}">${name}</p>`.value, () => true);
    expect(all.map((element) => element.name)).toEqual(['p']);
    expect(text(all)).toEqual([name]);
    expect(all[0]?.attribs).toEqual({ title: name });
  });

  it('is escaped once; nested templates are not escaped again', () => {
    expect(html`<b>${html`<i>${'&'}</i>`}</b>`.value).toBe('<b><i>&amp;</i></b>');
    expect(html`${[html`<i>1</i>`, html`<i>2</i>`]}`.value).toBe('<i>1</i><i>2</i>');
    expect(html`${7}${null}`.value).toBe('7');
  });

  it('has & < > " and \' escaped', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
    expect(escapeHtml('nothing to escape')).toBe('nothing to escape');
  });
});

it('renders an answer’s runs as text, links and emphasis', () => {
  const { value } = richText([
    'A & B ',
    { kind: 'link', href: '/contact?a=1&b="2"', text: '<ask>' },
    { kind: 'strong', text: 'now' },
  ]);
  expect(value).toBe('A &amp; B <a href="/contact?a=1&amp;b=&quot;2&quot;">&lt;ask&gt;</a><strong>now</strong>');
});

describe('questions in an article', () => {
  const questions = ['One?', 'Two?', '<Three>?'].map((question) => ({ question, answer: ['Yes.'] }));
  const { value } = questionList(questions, 2);

  it('are <details> of one group, the first open', () => {
    const details = elements(value, (element) => element.name === 'details');
    expect(details.map((element) => 'open' in element.attribs)).toEqual([true, false, false]);
    expect(new Set(details.map((element) => element.attribs['name'])).size).toBe(1);
  });

  it('carry no microdata', () => {
    expect(value).not.toContain('item');
  });

  it('carry Question and Answer as microdata on the visible text of a service’s own FAQ page', () => {
    const { value: marked } = serviceFaqArticle(
      { heading: 'FAQs', questions, quote: '/contact/house-washing' },
      NO_PROMISES,
    );
    const withProperty = (name: string): Element[] =>
      elements(marked, (element) => element.attribs['itemprop'] === name);
    const types = withProperty('mainEntity').map((element) => element.attribs['itemtype']);
    expect(types).toEqual(Array(3).fill('https://schema.org/Question'));
    expect(text(withProperty('name'))).toEqual(['One?', 'Two?', '<Three>?']);
    expect(withProperty('acceptedAnswer')).toHaveLength(3);
    expect(text(withProperty('text'))).toEqual(['Yes.', 'Yes.', 'Yes.']);
  });
});

it('names a guarantee above the questions only where the owner gives one', () => {
  expect(themeHeadings({ guarantee: null }).trust).not.toMatch(/guarantee/i);
  expect(themeHeadings({ guarantee: 'promise to come back' }).trust).toBe('Crew and guarantee');
});

it('renders a neighborhood page with one h1, one open question, and an index of its themes', () => {
  const questions: ThemedQuestion[] = [
    { theme: 'cost', question: 'How much?', answer: ['$199.'] },
    { theme: 'cost', question: 'How soon?', answer: ['Soon.'] },
    { theme: 'trust', question: 'Who?', answer: ['We.'] },
  ];
  const themes = themeHeadings({ guarantee: null });
  const { value } = neighborhoodArticle({
    heading: 'Washing in </h1> Shandon',
    badges: ['brick homes'],
    lead: 'A lead.',
    sheet: [],
    misfit: { reason: 'No <docks> here.', elsewhere: [{ href: '/faq/a', label: 'There' }] },
    placePage: { href: '/service-areas/a/b', label: 'More' },
    kind: 'ranch',
    facts: [['City', 'Columbia & more']],
    questions,
    themes,
  });
  expect(text(elements(value, (element) => element.name === 'h1'))).toEqual(['Washing in </h1> Shandon']);
  expect(text(elements(value, (element) => element.attribs['class'] === 'misfit'))).toEqual([
    'No <docks> here. If yours is somewhere else, here is where we do it: There.',
  ]);
  expect(elements(value, (element) => element.name === 'details' && 'open' in element.attribs)).toHaveLength(1);
  const targets = elements(themeIndex(questions, themes).value, (element) => element.name === 'a').map(
    (link) => link.attribs['href'],
  );
  expect(targets).toEqual(['#cost', '#trust']);
  expect(text(elements(value, (element) => element.name === 'h2'))).toEqual(['Cost and booking', 'Our crew']);
  for (const target of targets)
    expect(elements(value, (element) => `#${String(element.attribs['id'])}` === target)).toHaveLength(1);
});
