import { html, type Html } from '#content/article/html.ts';
import { partText, savingReason } from '#content/estimate-words.ts';
import { dollarRange, dollars } from '#model/format.ts';
import type { Estimate, Line } from '#pricing/estimate.ts';
import type { Choice } from './packed-rules.ts';

const choiceOf = (choices: readonly Choice[], service: string): Choice | undefined =>
  choices.find((choice) => choice.service === service);

function lineHtml({ service, parts, ...range }: Line, choices: readonly Choice[]): Html {
  const { name = '', rule } = choiceOf(choices, service) ?? {};
  const reasons = parts.map((part) => html`<span class="reason">${partText(part, rule?.measure ?? 'house')}</span>`);
  return html`<li><span class="price">${dollarRange(range)}</span><strong>${name}</strong>${reasons}</li>`;
}

/**
 * The prices as a ledger, the content of a list: a line a service with its reasons, then the offer. HTML and not React,
 * because first-price.ts shows it before React is loaded.
 */
export function linesHtml({ lines, saving, unpriced }: Estimate, choices: readonly Choice[]): string {
  return [
    ...lines.map((line) => lineHtml(line, choices)),
    saving === null
      ? html``
      : html`<li><span class="price">-${dollars(saving.amount)}</span><strong>${saving.name}</strong><span class="reason">${savingReason(saving.needs)}</span></li>`,
    ...unpriced.map(
      (service) =>
        html`<li><strong>${choiceOf(choices, service)?.name ?? service}</strong><span class="reason">After a walk-through, with a written price for every part</span></li>`,
    ),
  ]
    .map(({ value }) => value)
    .join('');
}

/** The sum of an estimate, the content of a paragraph, or what to do where there is none. */
export function sumHtml({ lines, unpriced, from, to }: Estimate): string {
  if (lines.length > 0)
    return html`<span>${lines.length > 1 ? 'Together' : 'About'}</span> <strong>${dollarRange({ from, to })}</strong>`
      .value;
  return unpriced.length === 0 ? 'Choose a service.' : 'We price this after a walk-through.';
}
