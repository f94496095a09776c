import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';
import { brotliBytes } from './brotli.ts';
import { FIRST_TOUCHES, type FirstTouch } from './first-touches.ts';
import { splitInlineScripts } from './inline-scripts.ts';
import { type NewPhone, visitSite } from './site-visits.ts';

/** How much JavaScript something takes, in brotli at quality 5. */
export interface ScriptBytes {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  /** The bytes that are wanted at most; null for none. */
  readonly aim: number | null;
}

/** Scripts by their path, with their bytes in brotli. */
type Scripts = ReadonlyMap<string, number>;

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

async function touchAndWait(page: Page, touch: FirstTouch): Promise<void> {
  await touch.tap(page);
  await page.locator(touch.awake).first().waitFor({ state: 'attached' });
  await page
    .locator(touch.effect, { hasText: touch.words ?? '' })
    .first()
    .waitFor();
}

/** The scripts that come after first touches, all on the page of the first. */
async function scriptsAfter(newPhone: NewPhone, touches: readonly FirstTouch[]): Promise<Scripts> {
  const page = await newPhone();
  try {
    const answers: Response[] = [];
    await page.goto(touches[0]?.path ?? '/', { waitUntil: 'networkidle' });
    page.on('response', (response) => {
      if (isScript(response)) answers.push(response);
    });
    for (const touch of touches) await touchAndWait(page, touch);
    const weighed = answers.map(
      async (answer) => [new URL(answer.url()).pathname, brotliBytes(await answer.body())] as const,
    );
    return new Map(await Promise.all(weighed));
  } finally {
    await page.context().close();
  }
}

function weigh(name: string, scripts: Scripts, aim: number | null): ScriptBytes {
  return { name, files: scripts.size, bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0), aim };
}

const without = (scripts: Scripts, others: Scripts): Scripts =>
  new Map([...scripts].filter(([path]) => !others.has(path)));

/** The scripts inside a built page: what is ours, and what Astro puts there for every island. */
function inlineBytes(folder: string): ScriptBytes[] {
  const { ours, astros } = splitInlineScripts(readFileSync(join(folder, 'index.html'), 'utf8'));
  return [
    { name: 'inline in the page, ours', files: ours.length, bytes: brotliBytes(ours.join('')), aim: 2500 },
    { name: "inline in the page, Astro's own", files: astros.length, bytes: brotliBytes(astros.join('')), aim: null },
  ];
}

/** Weighs the JavaScript of a built site: inline, and what comes after the first touch of each kind of island. */
export async function measureBytes(folder: string): Promise<ScriptBytes[]> {
  const { header, accordion, gallery, form } = FIRST_TOUCHES;
  return visitSite(folder, async (newPhone) => {
    // The menu covers the question, so the question comes first.
    const both = await scriptsAfter(newPhone, [accordion, header]);
    const pictures = await scriptsAfter(newPhone, [gallery]);
    return [
      ...inlineBytes(folder),
      weigh('after a touch of the header', await scriptsAfter(newPhone, [header]), null),
      weigh('after a touch of a question', await scriptsAfter(newPhone, [accordion]), null),
      weigh('after both', both, 75_000),
      weigh('after a touch of the quote form', await scriptsAfter(newPhone, [form]), 90_000),
      weigh('after a touch of a gallery picture', pictures, null),
      weigh('of that for pictures alone, the lightbox', without(pictures, both), null),
    ];
  });
}
