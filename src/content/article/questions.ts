import type { Question } from '#model/question.ts';
import { type Html, html, richText } from './html.ts';

/** The level of the questions' headings: 2 where they follow the page's h1, 3 below a section's h2. */
export type QuestionLevel = 2 | 3;

/**
 * One question as <details>, with its microdata on the visible text (decisions, 'Structured data and bytes').
 * `group` makes a group of which browsers keep one open; `open` opens it at the start.
 */
export function questionItem(entry: Question, group: string, open: boolean, level: QuestionLevel): Html {
  const start = open
    ? html`<details name="${group}" open itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">`
    : html`<details name="${group}" itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">`;
  const heading =
    level === 2 ? html`<h2 itemprop="name">${entry.question}</h2>` : html`<h3 itemprop="name">${entry.question}</h3>`;
  return html`${start}<summary>${heading}</summary><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><p itemprop="text">${richText(entry.answer)}</p></div></details>`;
}

/** A list of questions, the first open. */
export function questionList(questions: readonly Question[], level: QuestionLevel, group = 'questions'): Html {
  return html`<div class="accordion">${questions.map((entry, index) => questionItem(entry, group, index === 0, level))}</div>`;
}
