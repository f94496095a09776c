import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Page, Response } from 'playwright-core';
import { FIRST_TAPS, type FirstTap } from './first-taps.ts';
import { brotliBytes } from './page-sizes.ts';
import { alignedTable, formatKilobytes, formatTarget } from './table.ts';
import { type NewPhone, visitSite } from './visits.ts';

/** An amount of JavaScript, in brotli at quality 5. */
export interface ScriptBytes {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  /** The target in bytes; null for none. */
  readonly aim: number | null;
}

const isData = (type: string | undefined): boolean => type !== undefined && type !== 'module';

/**
 * Splits a page's inline scripts into ours and Astro's runtime for islands. Structured data is not a script.
 */
function splitInlineScripts(html: string): { readonly ours: string[]; readonly astros: string[] } {
  const inline = DomUtils.getElementsByTagName('script', parseDocument(html))
    .filter((script) => script.attribs['src'] === undefined && !isData(script.attribs['type']))
    .map((script) => DomUtils.textContent(script));
  const isAstros = (text: string): boolean => text.includes('customElements.define("astro-island"');
  return { ours: inline.filter((text) => !isAstros(text)), astros: inline.filter(isAstros) };
}

/** Compressed sizes of scripts, by path. */
type ScriptSizes = ReadonlyMap<string, number>;

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

async function tapAndWait(page: Page, first: FirstTap): Promise<void> {
  await first.tap(page);
  await page.locator(first.hydrated).first().waitFor({ state: 'attached' });
  await page
    .locator(first.effect, { hasText: first.text ?? '' })
    .first()
    .waitFor();
}

/** Collects the scripts that taps load. All taps are made on the page of the first one. */
async function scriptsAfter(newPhone: NewPhone, taps: readonly FirstTap[]): Promise<ScriptSizes> {
  const page = await newPhone();
  try {
    const responses: Response[] = [];
    await page.goto(taps[0]?.path ?? '/', { waitUntil: 'networkidle' });
    page.on('response', (response) => {
      if (isScript(response)) responses.push(response);
    });
    for (const first of taps) await tapAndWait(page, first);
    const sizes = responses.map(
      async (response) => [new URL(response.url()).pathname, brotliBytes(await response.body())] as const,
    );
    return new Map(await Promise.all(sizes));
  } finally {
    await page.context().close();
  }
}

function total(name: string, scripts: ScriptSizes, aim: number | null): ScriptBytes {
  return { name, files: scripts.size, bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0), aim };
}

const without = (scripts: ScriptSizes, others: ScriptSizes): ScriptSizes =>
  new Map([...scripts].filter(([path]) => !others.has(path)));

/** The inline scripts of the built home page. */
function inlineBytes(folder: string): ScriptBytes[] {
  const { ours, astros } = splitInlineScripts(readFileSync(join(folder, 'index.html'), 'utf8'));
  return [
    { name: 'inline in the page, ours', files: ours.length, bytes: brotliBytes(ours.join('')), aim: 2500 },
    { name: "inline in the page, Astro's own", files: astros.length, bytes: brotliBytes(astros.join('')), aim: null },
  ];
}

/** Measures the JavaScript of a built site: inline, and loaded after the first tap on each kind of island. */
export async function measureBytes(folder: string): Promise<ScriptBytes[]> {
  const { header, accordion, gallery, form, estimate } = FIRST_TAPS;
  return visitSite(folder, async (newPhone) => {
    // The open menu would cover the question, so the question is tapped first.
    const both = await scriptsAfter(newPhone, [accordion, header]);
    const pictures = await scriptsAfter(newPhone, [gallery]);
    const prices = await scriptsAfter(newPhone, [estimate]);
    return [
      ...inlineBytes(folder),
      total('after a tap on the header', await scriptsAfter(newPhone, [header]), null),
      total('after a tap on a question', await scriptsAfter(newPhone, [accordion]), null),
      total('after both', both, 75_000),
      total('after a tap on the quote form', await scriptsAfter(newPhone, [form]), 90_000),
      total('after a tap on the estimate', prices, null),
      total('of that only for the estimate', without(prices, both), 12_000),
      total('after a tap on a gallery picture', pictures, null),
      total('of that only for pictures (the lightbox)', without(pictures, both), null),
    ];
  });
}

/** The report's lines about JavaScript; none without measurements. */
export function byteLines(scripts: readonly ScriptBytes[]): string[] {
  if (scripts.length === 0) return [];
  const row = ({ name, files, bytes, aim }: ScriptBytes): string[] => [
    `  ${name}`,
    String(files),
    formatKilobytes(bytes),
    formatTarget(aim, formatKilobytes),
  ];
  return ['', 'JavaScript, kB in brotli:', ...alignedTable([['', 'files', 'kB', 'target'], ...scripts.map(row)])];
}
