import { describe, expect, test } from 'vitest';
import { guideChoices } from '#content/pages/stains.ts';
import { buildInput } from '#data/site.ts';
import { stainPath } from '#routes/paths.ts';
import { horizontalOverflow } from '#tests/support/horizontal-overflow.ts';
import { DESKTOP, PHONE, useVisitor } from '#tests/support/visitor.ts';

const visitor = useVisitor({ javaScriptEnabled: false });
const choices = guideChoices(buildInput().model.stains);

describe('Without JavaScript the guide to stains', () => {
  test('leads from each surface to a stain in at most three taps', async () => {
    const page = await visitor({ viewport: PHONE });
    await page.goto('/stains');
    expect(await page.locator('.guide-surfaces > details').count()).toBe(choices.length);
    for (const { surface, colors } of choices) {
      const [color] = colors.toSorted((a, b) => b.answers.length - a.answers.length);
      const answer = color!.answers.at(-1)!;
      const open = page.locator(`#${surface}`);
      await open.locator('> summary').click();
      const row = open.locator('.guide-colors > li').nth(colors.indexOf(color!));
      const target = row.locator(`a[href="${stainPath(answer.stain.slug)}"]`);
      if (color!.answers.length > 1) {
        expect(await target.isVisible()).toBe(false);
        await row.locator('summary').click();
      }
      expect(await target.isVisible(), `${surface}, ${color!.label}`).toBe(true);
      expect(await horizontalOverflow(page)).toEqual([]);
    }
    expect(await page.locator('.guide-surfaces > details[open]').count()).toBe(Math.min(1, choices.length));
  });

  test('is answered with the keyboard alone', async () => {
    const page = await visitor({ viewport: DESKTOP });
    for (const { surface, colors } of choices.slice(0, 1)) {
      const position = colors.findIndex(({ answers }) => answers.length > 1);
      const { answers } = colors[position]!;
      await page.goto('/stains');
      await page.locator(`#${surface} > summary`).press('Enter');
      const row = page.locator(`#${surface} .guide-colors > li`).nth(position);
      await row.locator('summary').press('Space');
      await row.locator('a').first().press('Enter');
      await page.waitForURL(stainPath(answers[0]!.stain.slug));
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(choices.length === 0 ? 0 : 1);
  });
});
