import { describe, expect, it } from 'vitest';
import { sentencesOf } from '#content/sentences.ts';
import { buildInput } from '#data/site.ts';
import { hubPath } from '#routes/paths.ts';
import { builtPaths } from '#tests/support/built-site.ts';
import { element, headed, items, links, pageTree } from '#tests/support/page-tree.ts';
import { pageFacts } from '#tests/support/page-questions.ts';

const { model } = buildInput();

it('there is a page for each hub of the catalogue, and no other', () => {
  const built = builtPaths().filter((path) => path.startsWith('/locations/'));
  expect(built).toEqual(model.hubs.map(({ slug }) => hubPath(slug)).sort());
});

describe.each(model.hubs)('the hub $slug', (hub) => {
  const { slug } = hub;
  const main = element(pageTree(`/locations/${slug}`), 'main');
  const facts = pageFacts(`/locations/${slug}`);

  it('links the phone number and a free estimate in its hero', () => {
    const hero = links(main).slice(0, 2);
    expect(hero.map(({ label }) => label)).toContain(
      model.business.promises.freeEstimates ? 'Free Estimate' : 'Get an Estimate',
    );
    if (model.business.phone !== null)
      expect(hero.map(({ href }) => href)).toContainEqual(expect.stringMatching(/^tel:\+1\d{10}$/));
  });

  it('has four cards on why washing is needed', () => {
    expect(hub.whyNeeded).toHaveLength(4);
    const cards = items(main);
    for (const { title, text } of hub.whyNeeded) expect(cards).toContain(`${title} ${text}`);
  });

  it('lists sixteen areas', () => {
    expect(items(headed(main, 'Areas We Serve'))).toEqual(hub.neighborhoods);
    expect(hub.neighborhoods).toHaveLength(16);
  });

  it('has the title, description and keywords of the hub, and its own canonical', () => {
    expect(facts.title).toBe(hub.title);
    expect(facts.description).toContain(sentencesOf(hub.metaDescription)[0]);
    expect(facts.canonicals).toEqual([expect.stringMatching(new RegExp(`/locations/${slug}$`))]);
    const head = element(pageTree(`/locations/${slug}`), 'head');
    expect(element(head, 'meta', { name: 'keywords' }).attribs['content']).toBe(hub.keywords.join(', '));
    expect(element(head, 'meta', { property: 'og:title' }).attribs['content']).toBe(hub.title);
  });
});
