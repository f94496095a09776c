import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Model } from '#domain/model.ts';
import { aFewAtOnce } from '../a-few-at-once.ts';
import { listFiles } from '../built-files.ts';
import { readPage } from '../extract.ts';
import type { PageFacts } from '../page-facts.ts';
import { pagePath } from '../page-path.ts';
import type { Finding } from '../site.ts';
import { tooFewFacts } from './fact-findings.ts';
import { alikeMedians, alikePages, type Likeness, likenessOf } from './likeness.ts';
import { PlaceFacts } from './place-facts.ts';
import { placePage } from './place-page.ts';
import { type PagePrint, printOf } from './print.ts';
import { type AnswerShare, answerShares, sharedAnswers } from './shared-answers.ts';
import { Shingler } from './shingles.ts';

/** One of the gates, with every page that misses it. */
export interface GateResult {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** How much the pages about places have of their own. */
export interface Uniqueness {
  readonly prints: readonly PagePrint[];
  readonly likeness: readonly Likeness[];
  readonly answers: readonly AnswerShare[];
  /** Gates of single pages: a page that misses one does not belong in an index. */
  readonly pageGates: readonly GateResult[];
  /** Gates of kinds of page. */
  readonly siteGates: readonly GateResult[];
}

/** Pages without an article, or with an empty one: they are like no other, and yet have nothing of their own. */
const wordless = (prints: readonly PagePrint[]): Finding[] =>
  prints
    .filter(({ shingles }) => shingles.length === 0)
    .map(({ path: page }) => ({ page, says: 'has no words in an article' }));

/** Gathers what it needs of each page, and compares when all are read. */
export class UniquenessReader {
  readonly #shingler = new Shingler();
  readonly #facts: PlaceFacts | null;
  readonly #prints: PagePrint[] = [];

  /** Without a model no facts are counted: there is nothing to hold the pages against. */
  constructor(model: Model | null) {
    this.#facts = model === null ? null : new PlaceFacts(model);
  }

  /** Takes in a page; one that is not about a place, or is not to be indexed, leaves nothing behind. */
  add(page: PageFacts): void {
    const print = printOf(page, this.#shingler, this.#facts);
    if (print !== null) this.#prints.push(print);
  }

  /** Compares the pages; their order of arrival does not matter. */
  finish(): Uniqueness {
    const prints = this.#prints.sort((a, b) => (a.path < b.path ? -1 : 1));
    const likeness = likenessOf(prints);
    const answers = answerShares(prints);
    return {
      prints,
      likeness,
      answers,
      pageGates: [
        { name: 'pages about places have an article', findings: wordless(prints) },
        { name: 'pages about places differ in their words', findings: alikePages(likeness) },
        { name: 'pages about places have answers of their own', findings: sharedAnswers(answers) },
        ...(this.#facts === null
          ? []
          : [{ name: 'pages about places hold facts that fail a name swap', findings: tooFewFacts(prints) }]),
      ],
      siteGates: [{ name: 'kinds of page differ in their words (median)', findings: alikeMedians(likeness) }],
    };
  }
}

/** The pages that miss a gate of single pages, each with what is wrong: they are to be kept out of indexes. */
export function missedPages({ pageGates }: Uniqueness): ReadonlyMap<string, readonly string[]> {
  const findings = pageGates.flatMap((gate) => gate.findings);
  const byPage = Map.groupBy(findings, ({ page }) => page);
  return new Map([...byPage].map(([page, found]) => [page, found.map(({ says }) => says)]));
}

/** A page without what is the same on every page: menus and footer are two fifths of the time to read it. */
function headAndMain(html: string): string {
  const body = html.indexOf('<body');
  const main = html.indexOf('<main', body);
  return body === -1 || main === -1 ? html : html.slice(0, body) + html.slice(main, html.indexOf('</main>', main));
}

/** Reads the pages about places of a built folder, and nothing else of it. Throws NothingBuilt where there is no folder. */
export async function readUniqueness(dist: string, model: Model | null): Promise<Uniqueness> {
  const reader = new UniquenessReader(model);
  const pages = (await listFiles(dist)).flatMap((file) => {
    const at = pagePath(file);
    return at === null || placePage(at) === null ? [] : [{ file, at }];
  });
  await aFewAtOnce(pages, async ({ file, at }) => {
    reader.add(readPage(at, headAndMain(await readFile(path.join(dist, file), 'utf8'))));
  });
  return reader.finish();
}
