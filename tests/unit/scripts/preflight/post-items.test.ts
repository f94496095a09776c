import { describe, expect, it } from 'vitest';
import type { Model } from '#model/model.ts';
import { sampleAuthors } from '#scripts/preflight/post-items.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { smallModel } from '#tests/support/small-model.ts';

const SAMPLE = 'Midlands Exterior Cleaning';

/** A site whose owner gave the business a name, with posts by these authors. */
function owned(name: string, ...authors: readonly string[]): Model {
  const model = smallModel();
  const [post] = model.posts;
  return {
    ...model,
    business: { ...model.business, sample: false, name },
    posts: authors.map((author, index) => ({ ...post!, slug: `post-${index}`, author })),
  };
}

describe('posts signed by the sample company', () => {
  it('are listed by name, with where to change them', () => {
    const [item, ...others] = sampleAuthors(owned('Acme Wash', SAMPLE, 'Dana Field', SAMPLE));
    expect(others).toEqual([]);
    expect(item?.topic).toBe('sample');
    expect(item?.says).toBe(`2 of 3 posts are signed by the sample company '${SAMPLE}': post-0, post-2.`);
    expect(item?.mend).toMatch(/staff area.*data\/snapshot\/posts\.json.*snapshot:lock/);
  });

  it('are none once somebody else signs, or where the company really has that name', () => {
    expect(sampleAuthors(owned('Acme Wash', 'Acme Wash', 'Dana Field'))).toEqual([]);
    expect(sampleAuthors(owned(SAMPLE, SAMPLE))).toEqual([]);
  });

  it('are all that the committed sample business signs', () => {
    const model = committedModel();
    const signed = model.posts.filter(({ author }) => model.business.sample && author === model.business.name);
    const said = sampleAuthors(model).map(({ says }) => says);
    expect(signed.map(({ slug }) => slug).filter((slug) => !said.some((says) => says.includes(slug)))).toEqual([]);
  });
});
