import { Html, html } from '#content/article/html.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { sentencesOf } from '#content/sentences.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import type { Model } from '#model/model.ts';
import { MAX_SHARED_ANSWERS, MIN_FACTS } from '#scripts/audit/uniqueness/gates.ts';
import { medianOf, type Similarity } from '#scripts/audit/uniqueness/similarity.ts';
import type { Uniqueness } from '#scripts/audit/uniqueness/uniqueness.ts';
import { histogram } from './histogram.ts';
import { type ArticleText, sideBySide } from './side-by-side.ts';

const STYLE = new Html(`
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c2b2d; background: #fff; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #d5dcdc; }
th[scope=row] { text-align: left; font-weight: 600; }
.good { color: #14633a; } .bad { color: #a3231a; font-weight: 700; }
figure { margin: 1.5rem 0; max-width: 44rem; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; font-size: 11px; } svg rect { fill: #2f7f86; } svg text { fill: #1c2b2d; }
.axis { stroke: #6c7c7d; } .gate { stroke: #a3231a; stroke-dasharray: 4 3; } .middle { stroke: #1c2b2d; }
summary { cursor: pointer; padding: .3rem 0; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; font-size: .85rem; }
.pair h4 { margin: .5rem 0; overflow-wrap: anywhere; } .pair p { margin: 0 0 .5rem; } mark { background: #ffe08a; }
.heat { font-size: .8rem; } .heat th[scope=col] { vertical-align: bottom; border: 0; height: 11rem; padding: 0; }
.heat th span { writing-mode: vertical-rl; transform: rotate(180deg); } .heat small { font-weight: 400; color: #5a6a6b; }
.heat td { text-align: center; min-width: 1.6rem; border: 1px solid #fff; }
.heat-0 { background: #eef1f1; } .heat-1 { background: #b5d8d6; } .heat-2 { background: #6bb0b0; }
.heat-3 { background: #2f7f86; color: #fff; }
`);

/** A pair of similar pages with their texts. */
export interface ShownPair {
  readonly gate: string;
  readonly value: number;
  readonly texts: readonly [ArticleText, ArticleText];
}

const ratio = (value: number): string => value.toFixed(2);

function gateRow({ gate, pairs, median, highest }: Similarity): Html {
  const [worst] = pairs;
  const over = pairs.filter(({ value }) => value > gate.max).length;
  return html`<tr><th scope="row">${gate.name}</th><td>${pairs.length}</td><td>${ratio(median)}</td><td>${ratio(highest?.median ?? median)}</td><td>${ratio(gate.maxMedian)}</td><td>${ratio(worst?.value ?? 0)}</td><td>${ratio(gate.max)}</td><td class="${over === 0 ? 'good' : 'bad'}">${over}</td></tr>`;
}

function similarityFigure({ gate, pairs, median }: Similarity): Html {
  const caption = `${gate.name}: ${pairs.length} pages, each with its nearest page`;
  const picture = histogram({
    label: caption,
    values: pairs.map(({ value }) => value),
    step: 0.01,
    until: 1,
    lines: [
      { at: gate.max, word: 'gate' },
      { at: median, word: 'median' },
    ],
    format: ratio,
  });
  return html`<figure><figcaption>${caption}</figcaption>${picture}</figure>`;
}

function countFigure(caption: string, values: readonly number[], gate: number, step: number, until: number): Html[] {
  if (values.length === 0) return [];
  const lines = [
    { at: gate, word: 'gate' },
    { at: medianOf(values), word: 'median' },
  ];
  const format = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
  const picture = histogram({ label: caption, values, step, until, lines, format });
  return [html`<figure><figcaption>${caption}: ${values.length} pages</figcaption>${picture}</figure>`];
}

const pairSection = ({ gate, value, texts }: ShownPair): Html =>
  html`<details><summary>${ratio(value)} ${gate}: ${texts[0].path} and ${texts[1].path}</summary>${sideBySide(...texts)}</details>`;

function factFigures({ pages, answers }: Uniqueness): Html[] {
  const factsOf = (kind: keyof typeof MIN_FACTS): number[] =>
    pages.flatMap((page) => (page.kind === kind && page.facts !== null ? [page.facts.facts] : []));
  const shared = answers.map((each) => (100 * each.shared) / each.answers);
  return [
    ...countFigure(
      'Facts on a neighborhood page that are not true of its neighbors',
      factsOf('neighborhood'),
      MIN_FACTS.neighborhood,
      1,
      25,
    ),
    ...countFigure(
      'Facts on a city page that are not true of its neighbors',
      factsOf('portrait'),
      MIN_FACTS.portrait,
      1,
      25,
    ),
    ...countFigure(
      'Percent of a page’s answers that another page of its service has too',
      shared,
      MAX_SHARED_ANSWERS * 100,
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

/** Sentences of advice at which a cell has its darkest color. */
const DARKEST = 3;

function cell(characteristic: string, service: { readonly slug: string; readonly displayName: string }): Html {
  const advice = knowledgeFor(characteristic, service.slug)?.advice ?? '';
  const sentences = Math.min(DARKEST, sentencesOf(advice).length);
  const what = advice === '' ? 'no advice' : advice;
  return html`<td class="heat-${sentences}" title="${`${characteristic}, ${service.displayName}: ${what}`}">${sentences === 0 ? '' : sentences}</td>`;
}

/** A table of the number of sentences of advice by characteristic and service. */
function heatMap({ services, neighborhoods }: Pick<Model, 'services' | 'neighborhoods'>): Html {
  const heads = services.map(({ displayName }) => html`<th scope="col"><span>${displayName}</span></th>`);
  const rows = Object.keys(CHARACTERISTICS).map((characteristic) => {
    const places = neighborhoods.filter((place) => place.characteristics.includes(characteristic)).length;
    const cells = services.map((service) => cell(characteristic, service));
    return html`<tr><th scope="row">${characteristic} <small>${places}</small></th>${cells}</tr>`;
  });
  return html`<table class="heat"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** Renders the report as one self-contained HTML document. */
export function reportPage(uniqueness: Uniqueness, model: Model, pairs: readonly ShownPair[]): string {
  const { similarities, pages } = uniqueness;
  const present = similarities.filter((each) => each.pairs.length > 0);
  const heads = ['', 'pages', 'median', 'highest', 'gate', 'worst', 'gate', 'over'];
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Audit: uniqueness of pages about places</title><style>${STYLE}</style></head><body><main><h1>Uniqueness of pages about places</h1><p>${pages.length} pages about places. Similarity is the Jaccard similarity of two articles’ five-word shingles, with each place’s own names masked: two pages that share half of their text have a similarity of 0.33.</p><h2>Similarity</h2><table class="gates"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${present.map(gateRow)}</tbody></table>${present.map(similarityFigure)}<h2>The most similar pages</h2><p>Marked words are part of a shingle of both pages.</p>${pairs.map(pairSection)}<h2>Facts, answers, reading</h2>${factFigures(uniqueness)}<h2>Advice by characteristic and service</h2><p>Sentences of advice for each characteristic (with the number of places that have it) and service. Cells without advice are intentional.</p>${heatMap(model)}</main></body></html>`
    .value;
}
