import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { postArticle } from '#content/article/post-article.ts';
import { renderMarkdown } from '#content/article/markdown.ts';
import { storePictures } from '#model/picture.ts';
import { payloadPost } from '#tests/support/payload-post.ts';
import { MARKDOWN_PAYLOADS, NAUGHTY_PAYLOADS, SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts';
import { issuesOf } from '#tests/support/allowed-html.ts';

/** The elements and attributes that a post must not contain, found by an HTML parser per payload. */
const issues = (htmlOf: (payload: string) => string): { payload: string; found: string[] }[] =>
  SCRIPT_PAYLOADS.map((payload) => ({
    payload,
    found: DomUtils.getElementsByTagName('*', parseDocument(htmlOf(payload))).flatMap(({ name, attribs }) =>
      issuesOf(name, Object.entries(attribs)),
    ),
  })).filter(({ found }) => found.length > 0);

it('tests posts with the complete lists of payloads', () => {
  expect(NAUGHTY_PAYLOADS.length).toBeGreaterThanOrEqual(200);
  expect(MARKDOWN_PAYLOADS.length).toBeGreaterThanOrEqual(120);
});

describe('a post has only allowed elements, attributes and addresses with a payload', () => {
  it('as its body', () => {
    expect(issues((payload) => renderMarkdown(payload).html.value)).toEqual([]);
  });

  it('as its body, with pictures from the store', () => {
    const pictures = storePictures('https://store.example');
    expect(issues((payload) => renderMarkdown(payload, pictures).html.value)).toEqual([]);
  });

  it('in each of its fields', () => {
    expect(issues((payload) => postArticle(payloadPost(payload)).value)).toEqual([]);
  });
});

it.each([
  ['script', []],
  ['img', [['onerror', 'alert(1)']]],
  ['a', [['href', 'javascript:alert(1)']]],
  ['a', [['href', '//evil.example']]],
  ['img', [['src', 'https://evil.example/x.png']]],
  ['h2', [['id', 'main']]],
] as const)('the allow list rejects <%s> with %j', (name, attributes) => {
  expect(issuesOf(name, attributes)).toHaveLength(1);
});
