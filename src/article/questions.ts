import type { Question } from '../domain/question.ts';
import { type Html, html, richText } from './html.ts';

/**
 * One question as <details>, with its microdata on the visible text (decisions, 'Structured data and bytes').
 * `name` makes a group of which browsers keep one open; `open` opens it at the start.
 */
export function questionItem(entry: Question, group: string, open: boolean): Html {
  const start = open
    ? html`<details name="${group}" open itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">`
    : html`<details name="${group}" itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">`;
  return html`${start}<summary><h3 itemprop="name">${entry.question}</h3></summary><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><p itemprop="text">${richText(entry.answer)}</p></div></details>`;
}

/** A list of questions, the first open. */
export function questionList(questions: readonly Question[], group = 'questions'): Html {
  return html`<div class="accordion">${questions.map((entry, index) => questionItem(entry, group, index === 0))}</div>`;
}
