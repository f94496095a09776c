import { type Html, html } from '#content/article/html.ts';
import type { Year, YearRow } from '#content/year.ts';
import { YEAR_ANCHOR } from '#routes/paths.ts';
import { yearPicture } from './year-picture.ts';

/** A row of the table, with the color that it has in the picture. */
const tableRow = (color: string, { label, when, note }: YearRow): Html =>
  html`<tr><th scope="row"><svg viewBox="0 0 10 10" aria-hidden="true"><circle class="${color}" cx="5" cy="5" r="4.5"/></svg> ${label}</th><td>${when}${note === null ? '' : html` <small>${note}</small>`}</td></tr>`;

/** Renders the section with a year: the picture, and the table that says the same; nothing where no year is known. */
export function yearStrip(year: Year | null): Html {
  if (year === null) return html``;
  const { heading, lead, events, weeks } = year;
  const rows = [
    ...weeks.map((week, index) => tableRow(`yr-lane-${index + 1}`, week)),
    ...events.map((event) => tableRow(`yr-key-${event.event}`, event)),
  ];
  return html`<section class="year" id="${YEAR_ANCHOR}" aria-labelledby="year-title"><h2 id="year-title">${heading}</h2><p>${lead}</p>${yearPicture(year)}<table><tbody>${rows}</tbody></table></section>`;
}
