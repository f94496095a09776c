import { describe, expect, it } from 'vitest';
import { homePair } from '#content/pages/pairs.ts';
import type { ImageEntry } from '#model/picture.ts';
import { committedModel } from '#tests/support/committed-data.ts';
import { smallService } from '#tests/support/small-model.ts';

const pictures = (placeholder: boolean): readonly ImageEntry[] =>
  committedModel().images.map((image) => ({ ...image, placeholder }));

const offering = (...slugs: readonly string[]) =>
  slugs.map((catalogueSlug) => ({ ...smallService('house-washing'), catalogueSlug, displayName: catalogueSlug }));

describe('the pair of pictures on the home page', () => {
  it('shows a whole house to a company that washes roof, walls and drive', () => {
    const services = offering('driveway-pressure-washing', 'house-washing', 'roof-washing');
    expect(homePair(services, pictures(true))?.slug).toBe('home');
  });

  it('shows the first service that has a pair to a company that does not', () => {
    expect(homePair(offering('awning-washing', 'gutter-cleaning', 'roof-washing'), pictures(true))).toMatchObject({
      slug: 'gutter-cleaning',
      name: 'gutter-cleaning',
    });
    expect(homePair(offering('awning-washing'), pictures(true))).toBeNull();
  });

  it('shows the photographs of an owner whatever the services are', () => {
    expect(homePair(offering('gutter-cleaning'), pictures(false))?.slug).toBe('home');
  });
});
