import { faqPages } from '#scripts/bench/faq-pages.ts';

const pages = faqPages();

/** What Eleventy hands to the template: the number of the page. */
interface Data {
  readonly number: number;
}

/** One template, one page a number. Numbers, not pages, are the data: Eleventy copies data, and the model is large. */
export const data = {
  numbers: pages.map((_, number) => number),
  pagination: { data: 'numbers', size: 1, alias: 'number' },
  permalink: ({ number }: Data): string => `${pages[number]!.path}.html`,
};

/** The page's document. */
export function render({ number }: Data): string {
  return pages[number]!.document();
}
