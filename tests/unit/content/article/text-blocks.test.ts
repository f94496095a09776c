import { expect, test } from 'vitest';
import { html } from '#content/article/html.ts';
import { articleText, pieceEnd } from '#content/article/text-blocks.ts';
import { readPage } from '#scripts/audit/read-page.ts';
import { shellGroups } from '#shells/shell-groups.ts';
import { committedModel } from '#tests/support/committed-data.ts';

test('reads blocks as a browser shows them: inline elements join words, entities are characters', () => {
  const article = html`<article><p class="badges"><span>brick</span> <span>${'O\'Neal & "Sons" <1>'}</span> </p><h1>Mill <em>Hill</em></h1><svg><title>Map</title></svg><ul><li><a href="/x">One</a></li><li>Two</li></ul></article>`;
  expect(articleText(article.value).blocks).toEqual(['brick O\'Neal & "Sons" <1>', 'Mill Hill', 'One', 'Two']);
});

test('reads from every article that the sample fills into a shell what a parser of HTML reads', () => {
  const site = { model: committedModel(), origin: 'https://wash.example', day: '2026-11-20', cards: new Set<string>() };
  let articles = 0;
  for (const { subjects, own, path } of shellGroups(site)) {
    for (const subject of subjects) {
      const { article } = own(subject).html;
      const { articleBlocks, questions } = readPage('/x', article);
      expect(articleText(article), path(subject)).toEqual({ blocks: articleBlocks, questions });
      articles += 1;
    }
  }
  expect(articles).toBeGreaterThan(site.model.neighborhoods.length);
});

test('the pieces of an article are the article, and their text is its text', () => {
  const site = { model: committedModel(), origin: 'https://wash.example', day: '2026-11-20', cards: new Set<string>() };
  for (const { subjects, own, path } of shellGroups(site)) {
    for (const subject of subjects.slice(0, 20)) {
      const { article } = own(subject).html;
      const pieces: string[] = [];
      for (let start = 0; start < article.length; start = pieceEnd(article, start))
        pieces.push(article.slice(start, pieceEnd(article, start)));
      const texts = pieces.map(articleText);
      expect(pieces.join('')).toBe(article);
      expect(pieces.length).toBeGreaterThan(2);
      expect(
        { blocks: texts.flatMap(({ blocks }) => blocks), questions: texts.flatMap(({ questions }) => questions) },
        path(subject),
      ).toEqual(articleText(article));
    }
  }
});
