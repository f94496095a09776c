import { type Html, html } from '#content/article/html.ts';
import { knowledgeFor } from '#content/knowledge/index.ts';
import { sentencesOf } from '#content/sentences.ts';
import { CHARACTERISTICS } from '#model/characteristic.ts';
import type { Model } from '#model/model.ts';

/** The most sentences of advice in a cell. */
const DARKEST = 3;

function cell(characteristic: string, service: { readonly slug: string; readonly displayName: string }): Html {
  const advice = knowledgeFor(characteristic, service.slug)?.advice ?? '';
  const sentences = Math.min(DARKEST, sentencesOf(advice).length);
  const what = advice === '' ? 'no advice' : advice;
  return html`<td class="heat-${sentences}" title="${`${characteristic}, ${service.displayName}: ${what}`}">${sentences === 0 ? '' : sentences}</td>`;
}

/** A table of what each characteristic of a place means for each service: how many sentences of advice there are. */
export function heatMap({ services, neighborhoods }: Pick<Model, 'services' | 'neighborhoods'>): Html {
  const heads = services.map(({ displayName }) => html`<th scope="col"><span>${displayName}</span></th>`);
  const rows = Object.keys(CHARACTERISTICS).map((characteristic) => {
    const places = neighborhoods.filter((place) => place.characteristics.includes(characteristic)).length;
    const cells = services.map((service) => cell(characteristic, service));
    return html`<tr><th scope="row">${characteristic} <small>${places}</small></th>${cells}</tr>`;
  });
  return html`<table class="heat"><thead><tr><td></td>${heads}</tr></thead><tbody>${rows}</tbody></table>`;
}
