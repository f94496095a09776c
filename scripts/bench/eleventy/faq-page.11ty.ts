import { referencePages } from '#scripts/bench/reference-pages.ts';

const pages = referencePages();

/** The data that Eleventy passes to the template. */
interface Data {
  readonly number: number;
}

/** Paginates over page numbers: Eleventy copies its data, and the pages themselves would be large. */
export const data = {
  numbers: pages.map((_, number) => number),
  pagination: { data: 'numbers', size: 1, alias: 'number' },
  permalink: ({ number }: Data): string => `${pages[number]!.path}.html`,
};

/** Renders a page. */
export function render({ number }: Data): string {
  return pages[number]!.document();
}
