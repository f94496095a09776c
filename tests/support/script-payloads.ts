import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { MARKDOWN_PAYLOADS } from './markdown-payloads.ts';

/** What of the public list tries to be run by a browser: markup, handlers, addresses that are scripts. */
const HAS_TO_DO_WITH_SCRIPT = /<[a-z!/?%\\]|javascript|script|\bon\w+\s*=|alert|&#|\\x3c/i;

/** The strings of the big list of naughty strings that have to do with script. */
export const NAUGHTY_PAYLOADS: readonly string[] = (naughty as readonly string[]).filter((text) =>
  HAS_TO_DO_WITH_SCRIPT.test(text),
);

/** Every text that the safety tests feed to posts: a public list's, and our own in Markdown. */
export const SCRIPT_PAYLOADS: readonly string[] = [...NAUGHTY_PAYLOADS, ...MARKDOWN_PAYLOADS];
