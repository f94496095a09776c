import { describe, expect, test } from 'vitest';
import { buildInput } from '#data/site.ts';
import { servicePath } from '#routes/paths.ts';
import { PHONE, useSharedPage } from '#tests/support/visitor.ts';

const look = useSharedPage({}, { keepsPage: true });
const services = buildInput().model.services.map(({ slug }) => slug);

describe.each(services)('%s', (slug) => {
  test('has its prices and the estimate within two screens of a phone', async () => {
    const page = await look(servicePath(slug), PHONE);
    const headings = await page
      .locator('#prices-title, #estimate-title')
      .evaluateAll((all) => all.map((heading) => ({ id: heading.id, bottom: heading.getBoundingClientRect().bottom })));
    expect(headings[0]?.id).toBe('prices-title');
    for (const { id, bottom } of headings) expect(bottom, id).toBeLessThan(2 * PHONE.height);
  });

  test('has links to its sections that a thumb can hit and that lead there', async () => {
    const page = await look(servicePath(slug), PHONE);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const targets = await links.evaluateAll((all) =>
      all.map((link) => ({
        height: link.getBoundingClientRect().height,
        isThere: document.querySelector(link.getAttribute('href') ?? '') !== null,
      })),
    );
    expect(targets.length).toBeGreaterThanOrEqual(2);
    for (const { height, isThere } of targets) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(isThere).toBe(true);
    }
  });
});
