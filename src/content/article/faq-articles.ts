import type { PlaceKind } from '#model/place-kind.ts';
import type { Business } from '#model/business.ts';
import type { Promises } from '#model/promises.ts';
import type { Question, Theme, ThemedQuestion } from '#model/question.ts';
import type { NavLink } from '#routes/navigation.ts';
import type { LinkGroup } from '#routes/related-links.ts';
import { quoteWords } from '#content/quote-words.ts';
import { type Html, html, richText } from './html.ts';

/** The heading level of questions: 2 directly below the page's h1, 3 below a section's h2. */
export type QuestionLevel = 2 | 3;

/** Renders a question as <details>. Browsers keep at most one question of a page open. */
function questionItem({ question, answer }: Question, open: boolean, level: QuestionLevel): Html {
  const start = open ? html`<details name="questions" open>` : html`<details name="questions">`;
  const heading = level === 2 ? html`<h2>${question}</h2>` : html`<h3>${question}</h3>`;
  return html`${start}<summary>${heading}</summary><div><p>${richText(answer)}</p></div></details>`;
}

/** Renders a list of questions, the first one open. */
export function questionList(questions: readonly Question[], level: QuestionLevel): Html {
  return html`<div class="accordion">${questions.map((entry, index) => questionItem(entry, index === 0, level))}</div>`;
}

/**
 * Renders a service's question with microdata, which only the pages /faq/{service} carry (decisions,
 * 'Structured data and bytes').
 */
function markedQuestion({ question, answer }: Question, open: boolean): Html {
  const start = open
    ? html`<details name="questions" open itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">`
    : html`<details name="questions" itemscope itemprop="mainEntity" itemtype="https://schema.org/Question">`;
  return html`${start}<summary><h2 itemprop="name">${question}</h2></summary><div itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><p itemprop="text">${richText(answer)}</p></div></details>`;
}

/** Why a service does not fit a place, and links to where it does. */
export interface Misfit {
  readonly reason: string;
  readonly elsewhere: readonly NavLink[];
}

const linkTo = ({ href, label }: NavLink): Html => html`<a href="${href}">${label}</a>`;

/** Renders the notice at the top of a page whose service does not fit the place. */
function misfitNotice({ reason, elsewhere }: Misfit): Html {
  const links = elsewhere.map((link, index) => html`${index === 0 ? '' : ', '}${linkTo(link)}`);
  const where = elsewhere.length === 0 ? null : html` If yours is somewhere else, here is where we do it: ${links}.`;
  return html`<p class="misfit">${reason}${where === null ? [] : [where]}</p>`;
}

/** The content of a neighborhood FAQ page. */
export interface NeighborhoodArticle {
  readonly heading: string;
  /** Up to three characteristics, or the default badge (specification, section 2). */
  readonly badges: readonly string[];
  /** The lead below the heading of a page without a sheet. */
  readonly lead: string;
  /** Paragraphs about this job at this place; empty until written. */
  readonly sheet: readonly string[];
  /** For a service that does not fit the place: why, and where it does. */
  readonly misfit: Misfit | null;
  /** The place's own page. */
  readonly placePage: NavLink;
  /** The kind of place, for the drawing on the place card. */
  readonly kind: PlaceKind;
  /** The facts on the place card. */
  readonly facts: readonly (readonly [term: string, detail: string])[];
  readonly questions: readonly ThemedQuestion[];
  readonly themes: ThemeHeadings;
}

/** The headings of the groups of questions. */
export type ThemeHeadings = Readonly<Record<Theme, string>>;

/** The headings of the groups; the last one names a guarantee only if the owner gives one. */
export const themeHeadings = ({ guarantee }: Pick<Business, 'guarantee'>): ThemeHeadings => ({
  cost: 'Cost and booking',
  house: 'Your place',
  stains: 'Stains and method',
  season: 'Season and upkeep',
  trust: guarantee === null ? 'Our crew' : 'Crew and guarantee',
});

function themeSection(theme: Theme, heading: string, questions: readonly ThemedQuestion[], first: boolean): Html {
  const items = questions.map((entry, index) => questionItem(entry, first && index === 0, 3));
  return html`<section id="${theme}"><h2>${heading}</h2><div class="accordion">${items}</div></section>`;
}

/** Renders the place card: a drawing of the kind of place, and its facts. */
export function placeCardBox({ kind, facts }: Pick<NeighborhoodArticle, 'kind' | 'facts'>): Html {
  const items = facts.map(([term, detail]) => html`<dt>${term}</dt><dd>${detail}</dd>`);
  return html`<div class="place-card"><img src="/images/places/${kind}.avif" width="640" height="360" alt=""><dl>${items}</dl></div>`;
}

/** Renders a neighborhood FAQ page's <article>: heading, badges, place card, questions by theme. */
export function neighborhoodArticle(page: NeighborhoodArticle): Html {
  const themes = [...new Set(page.questions.map((entry) => entry.theme))];
  const sections = themes.map((theme, position) =>
    themeSection(
      theme,
      page.themes[theme],
      page.questions.filter((entry) => entry.theme === theme),
      position === 0,
    ),
  );
  const paragraphs =
    page.sheet.length === 0
      ? html`<p class="lead">${page.lead}</p>`
      : html`<div class="sheet">${page.sheet.map((text) => html`<p>${text}</p>`)}</div>`;
  const notice = page.misfit === null ? [] : [misfitNotice(page.misfit)];
  const intro = html`${notice}${paragraphs}<p>${linkTo(page.placePage)}</p>`;
  return html`<article class="faq-article"><header><p class="badges">${page.badges.map((badge) => html`<span>${badge}</span> `)}</p><h1>${page.heading}</h1>${intro}</header>${placeCardBox(page)}<div class="question-groups">${sections}</div></article>`;
}

/** Renders the index of a neighborhood page's themes, which is outside the <article>. */
export function themeIndex(questions: readonly ThemedQuestion[], headings: ThemeHeadings): Html {
  const themes = [...new Set(questions.map((entry) => entry.theme))];
  const items = themes.map((theme) => html`<li><a href="#${theme}">${headings[theme]}</a></li>`);
  return html`<nav class="question-index" aria-label="Questions on this page"><ul>${items}</ul></nav>`;
}

/**
 * Renders a service FAQ page's <article>. `quote` is the address of the form, with the service chosen in it; `promises`
 * decide whether the button calls the quote free.
 */
export function serviceFaqArticle(
  { heading, questions, quote }: Pick<CityServiceArticle, 'heading' | 'questions'> & { readonly quote: string },
  promises: Promises,
): Html {
  return html`<article class="faq-article narrow" itemscope itemtype="https://schema.org/FAQPage"><header><h1>${heading}</h1></header><div class="accordion">${questions.map((entry, index) => markedQuestion(entry, index === 0))}</div><p class="actions"><a class="button" href="${quote}">${quoteWords(promises.freeEstimates).questions}</a></p></article>`;
}

/** The content of a city-and-service FAQ page. */
export interface CityServiceArticle {
  readonly heading: string;
  readonly coverage: string;
  /** Paragraphs about this service in this city; empty until written. */
  readonly sheet: readonly string[];
  readonly questions: readonly Question[];
}

/** Renders a city-and-service FAQ page's <article>. */
export function cityServiceArticle(page: CityServiceArticle): Html {
  return html`<article class="faq-article narrow"><header><h1>${page.heading}</h1><p class="lead">${page.coverage}</p><div class="sheet">${page.sheet.map((text) => html`<p>${text}</p>`)}</div></header>${questionList(page.questions, 2)}</article>`;
}

/** Renders lists of related pages, skipping groups without links. */
export function relatedLists(groups: readonly LinkGroup[]): Html {
  const lists = groups
    .filter((group) => group.links.length > 0)
    .map((group) => {
      const items = group.links.map((link) => html`<li><a href="${link.href}">${link.label}</a></li>`);
      return html`<section class="related"><h2>${group.heading}</h2><ul class="links">${items}</ul></section>`;
    });
  return html`${lists}`;
}
