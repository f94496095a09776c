import { type Html, html } from '#content/article/html.ts';
import type { Model } from '#model/model.ts';
import { LEAST_FACTS, MOST_SHARED_ANSWERS } from '#scripts/audit/uniqueness/gates.ts';
import { type Likeness, medianOf } from '#scripts/audit/uniqueness/likeness.ts';
import type { Uniqueness } from '#scripts/audit/uniqueness/uniqueness.ts';
import { heatMap } from './heat-map.ts';
import { histogram } from './histogram.ts';
import { REPORT_STYLE } from './report-style.ts';
import { type ArticleText, sideBySide } from './shared-words.ts';

/** A pair of pages to show, with their texts. */
export interface ShownPair {
  readonly gate: string;
  readonly value: number;
  readonly texts: readonly [ArticleText, ArticleText];
}

const share = (value: number): string => value.toFixed(2);
const whole = (value: number): string => String(Math.round(value));

function gateRow({ gate, pairs, median, highest }: Likeness): Html {
  const [worst] = pairs;
  const over = pairs.filter(({ value }) => value > gate.most).length;
  return html`<tr><th scope="row">${gate.name}</th><td>${pairs.length}</td><td>${share(median)}</td><td>${share(highest?.median ?? median)}</td><td>${share(gate.median)}</td><td>${share(worst?.value ?? 0)}</td><td>${share(gate.most)}</td><td class="${over === 0 ? 'good' : 'bad'}">${over}</td></tr>`;
}

function likenessFigure({ gate, pairs, median }: Likeness): Html {
  const caption = `${gate.name}: ${pairs.length} pages, each with the most alike other`;
  const picture = histogram({
    label: caption,
    values: pairs.map(({ value }) => value),
    step: 0.01,
    until: 1,
    lines: [
      { at: gate.most, word: 'gate' },
      { at: median, word: 'median' },
    ],
    write: share,
  });
  return html`<figure><figcaption>${caption}</figcaption>${picture}</figure>`;
}

function countFigure(caption: string, values: readonly number[], gate: number, step: number, until: number): Html[] {
  if (values.length === 0) return [];
  const lines = [
    { at: gate, word: 'gate' },
    { at: medianOf(values), word: 'median' },
  ];
  const write = (value: number): string => (Number.isInteger(value) ? whole(value) : value.toFixed(1));
  const picture = histogram({ label: caption, values, step, until, lines, write });
  return [html`<figure><figcaption>${caption}: ${values.length} pages</figcaption>${picture}</figure>`];
}

const pairSection = ({ gate, value, texts }: ShownPair): Html =>
  html`<details><summary>${share(value)} ${gate}: ${texts[0].path} and ${texts[1].path}</summary>${sideBySide(...texts)}</details>`;

function factFigures({ pages, answers }: Uniqueness): Html[] {
  const factsOf = (kind: keyof typeof LEAST_FACTS): number[] =>
    pages.flatMap((page) => (page.kind === kind && page.facts !== null ? [page.facts.facts] : []));
  const shared = answers.map((each) => (100 * each.shared) / each.answers);
  return [
    ...countFigure(
      'Facts of a neighborhood page that are wrong next door',
      factsOf('neighborhood'),
      LEAST_FACTS.neighborhood,
      1,
      25,
    ),
    ...countFigure('Facts of a city page that are wrong next door', factsOf('portrait'), LEAST_FACTS.portrait, 1, 25),
    ...countFigure(
      'Percent of a page’s answers that stand on another page of its service',
      shared,
      MOST_SHARED_ANSWERS * 100,
      2,
      100,
    ),
    ...countFigure(
      'Reading grade of an article (Flesch-Kincaid)',
      pages.map(({ grade }) => grade),
      9,
      0.25,
      15,
    ),
  ];
}

/** The report with pictures, as one HTML document that needs nothing else. */
export function reportPage(uniqueness: Uniqueness, model: Model, pairs: readonly ShownPair[]): string {
  const { likeness, pages } = uniqueness;
  const present = likeness.filter((each) => each.pairs.length > 0);
  const heads = ['', 'pages', 'median', 'highest', 'gate', 'worst', 'gate', 'over'];
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Audit: how much the pages have of their own</title><style>${REPORT_STYLE}</style></head><body><main><h1>How much the pages have of their own</h1><p>${pages.length} pages about places. Likeness is the Jaccard similarity of two articles’ five-word shingles, each place’s own names masked: two pages that share half of their text come to 0.33.</p><h2>Likeness</h2><table class="gates"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${present.map(gateRow)}</tbody></table>${present.map(likenessFigure)}<h2>The most alike pages</h2><p>Marked words stand in shingles of both.</p>${pairs.map(pairSection)}<h2>Facts, answers, reading</h2>${factFigures(uniqueness)}<h2>What a characteristic means for a service</h2><p>Sentences of advice by characteristic, with the number of places that have it, and service. An empty cell is empty on purpose.</p>${heatMap(model)}</main></body></html>`
    .value;
}
