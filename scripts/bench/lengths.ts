import type { PageType } from '#model/revision.ts';
import { buildInput } from '#data/site.ts';
import { indexablePages } from '#routes/inventory.ts';
import { PHONE_SCREEN } from '#scripts/preview/slow-phone.ts';
import { alignedTable, formatInteger } from './table.ts';
import { type NewPhone, onePagePerType, type TypedPage, visitSite, withTypes } from './visits.ts';

/** The height of a page on a phone, and how far down its quote form is. */
export interface PageLength extends TypedPage {
  /** CSS pixels of the whole document. */
  readonly height: number;
  /** CSS pixels from the top of the document to the quote form; null for a page without one. */
  readonly formAt: number | null;
}

/** The heights that pages should not exceed, in CSS pixels. */
const TARGETS: Partial<Record<PageType, number>> = { home: 8500, city: 9000, faq: 5000 };

const targetOf = ({ type }: TypedPage): number | null => (type === null ? null : (TARGETS[type] ?? null));

async function measurePage(newPhone: NewPhone, page: TypedPage): Promise<PageLength> {
  const opened = await newPhone();
  try {
    await opened.goto(page.path);
    const measured = await opened.evaluate(async () => {
      await document.fonts.ready;
      // Laid out as a whole: until a visitor comes near a section, its height is a guess (src/hydration/restored.ts).
      document.documentElement.classList.add('restored');
      // The footer's height is a guess until it comes into view.
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const form = document.querySelector('form.quote-form');
      return {
        height: document.documentElement.scrollHeight,
        formAt: form === null ? null : Math.round(form.getBoundingClientRect().top + scrollY),
      };
    });
    return { ...page, ...measured };
  } finally {
    await opened.context().close();
  }
}

/** The pages to measure: one of each type, and every page of the types with a target. */
function pagesToMeasure(): TypedPage[] {
  const others = onePagePerType().filter((page) => targetOf(page) === null);
  return [...indexablePages(buildInput().model).filter((page) => targetOf(page) !== null), ...others];
}

/** The highest page of each type that has a target, and all pages of the others. */
function highest(pages: readonly PageLength[]): PageLength[] {
  return pages.filter(
    (page) =>
      targetOf(page) === null ||
      page === pages.filter(({ type }) => type === page.type).reduce((a, b) => (b.height > a.height ? b : a)),
  );
}

/**
 * Measures the heights of the pages at `paths` on a phone, or of one page of each type when `paths` is empty: for a
 * type with a target its highest page. `folder` is the built site.
 */
export async function measureLengths(folder: string, paths: readonly string[]): Promise<PageLength[]> {
  return visitSite(folder, async (newPhone) => {
    const lengths: PageLength[] = [];
    for (const page of paths.length === 0 ? pagesToMeasure() : withTypes(paths))
      lengths.push(await measurePage(newPhone, page));
    return paths.length === 0 ? highest(lengths) : lengths;
  });
}

/** The report's lines about page lengths; none without measurements. */
export function lengthLines(pages: readonly PageLength[]): string[] {
  if (pages.length === 0) return [];
  const row = (page: PageLength): string[] => {
    const target = targetOf(page);
    return [
      `  ${page.path}`,
      `${target !== null && page.height > target ? '!' : ''}${formatInteger(page.height)}`,
      target === null ? '-' : formatInteger(target),
      page.formAt === null ? '-' : formatInteger(page.formAt),
    ];
  };
  return [
    '',
    `Heights of pages on a phone of ${PHONE_SCREEN.viewport.width} px, in px; '!' marks a target that is missed:`,
    ...alignedTable([['', 'height', 'target', 'form at'], ...pages.map(row)]),
  ];
}
