import { expect, it } from 'vitest';
import { builtPaths, pageHtml } from '#tests/support/built-site.ts';

/** Filler phrases. 'Seamless' may only describe gutters. */
const BANNED: readonly RegExp[] = [
  /look no further/,
  /\bnestled\b/,
  /in today's world/,
  /when it comes to/,
  /we understand that/,
  /\bboasts?\b/,
  /hidden gem/,
  /unparalleled/,
  /elevate your/,
  /\bseamless(?!ly)(?! (?:aluminum |metal )?gutter)/,
  /\btop-notch\b/,
  /\bstate-of-the-art\b/,
  /\bworld-class\b/,
  /one-stop/,
  /take the hassle out/,
  /peace of mind/,
  /sigh of relief/,
  /in the heart of/,
  /\bdelve\b/,
  /\btapestry\b/,
  /\bbustling\b/,
];

/** The text of a page in lower case, without markup. */
const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();

it('no page contains a filler phrase', () => {
  const found = builtPaths().flatMap((path) => {
    const text = textOf(pageHtml(path));
    return BANNED.flatMap((phrase) => {
      const match = phrase.exec(text);
      return match === null ? [] : [`${path}: …${text.slice(Math.max(0, match.index - 40), match.index + 40)}…`];
    });
  });
  expect(found).toEqual([]);
});
