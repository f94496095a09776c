import { describe, expect, it } from 'vitest';
import {
  emptyWorkSlots,
  galleryPictures,
  GALLERY_SIZE,
  gallerySection,
  shownDrawings,
  showsOwnWork,
  workCaption,
} from '#content/pages/gallery.ts';
import { carouselPictures, type ImageEntry } from '#model/picture.ts';
import { committedModel } from '#tests/support/committed-data.ts';

const { images: committed } = committedModel();
// Drawings, even where an owner has photographs.
const images = committed.map((image): ImageEntry => ({ ...image, placeholder: true }));
/** The services of which there are drawings, whether this company offers them or not. */
const DRAWN_SERVICES = images.flatMap(({ name }) =>
  name.startsWith('service-') ? [name.slice('service-'.length)] : [],
);
const named = (names: readonly string[]) => names.map((catalogueSlug) => ({ catalogueSlug }));
const shown = (...slugs: readonly string[]) => galleryPictures(images, named(slugs)).map(({ name }) => name);

describe('the gallery', () => {
  it('shows its own six drawings to a company with all services', () => {
    const own = images.filter(({ name }) => name.startsWith('gallery-')).map(({ name }) => name);
    const all = named(DRAWN_SERVICES);
    expect(own).toHaveLength(GALLERY_SIZE);
    expect(galleryPictures(images, all).map(({ name }) => name)).toEqual(own);
  });

  it('fills up with drawings of services that it does not show yet, then with others of what the company washes, those much like its own last', () => {
    expect(shown('house-washing', 'roof-washing', 'gutter-cleaning', 'window-cleaning', 'snow-guard-cleaning')).toEqual(
      [
        'gallery-1',
        'gallery-2',
        'service-gutter-cleaning',
        'service-window-cleaning',
        'pair-house-washing-after',
        'pair-roof-washing-after',
      ],
    );
    expect(shown('driveway-pressure-washing', 'house-washing')).toEqual([
      'gallery-1',
      'gallery-3',
      'pair-driveway-pressure-washing-after',
      'pair-house-washing-after',
      'service-driveway-pressure-washing',
      'service-house-washing',
    ]);
  });

  it('shows no picture twice, and fewer than six if there are no more', () => {
    expect(shown('dock-cleaning')).toEqual(['gallery-5', 'pair-dock-cleaning-after', 'service-dock-cleaning']);
    expect(shown('snow-guard-cleaning')).toEqual([]);
  });

  it('keeps photographs whatever they show, because they are of the company’s own work', () => {
    const photographs = images.map((image) => ({ ...image, placeholder: !image.name.startsWith('gallery-') }));
    expect(galleryPictures(photographs, named(['house-washing'])).map(({ name }) => name)).toContain('gallery-5');
  });
});

describe('our own work', () => {
  const services = named(DRAWN_SERVICES);
  const photographed = (...names: readonly string[]): readonly ImageEntry[] =>
    images.map((image) => (names.includes(image.name) ? { ...image, placeholder: false, place: 'Irmo' } : image));
  const work = (...names: readonly string[]) =>
    gallerySection(photographed(...names), services).work.map(({ pictures }) => pictures.map(({ name }) => name));

  it('is not shown while there are only drawings', () => {
    const section = gallerySection(images, services);
    expect(section.work).toEqual([]);
    expect(section.drawings).toHaveLength(GALLERY_SIZE);
  });

  it('shows photographs, which leave the drawings', () => {
    expect(work('gallery-2', 'gallery-5')).toEqual([['gallery-2'], ['gallery-5']]);
    const { drawings } = gallerySection(photographed('gallery-2', 'gallery-5'), services);
    expect(drawings.map(({ name }) => name)).toEqual(['gallery-1', 'gallery-3', 'gallery-4', 'gallery-6']);
  });

  it('shows a pair, before first, once both of its pictures are photographs', () => {
    expect(work('pair-roof-washing-after')).toEqual([]);
    expect(work('pair-roof-washing-after', 'pair-roof-washing-before')).toEqual([
      ['pair-roof-washing-before', 'pair-roof-washing-after'],
    ]);
  });

  it('says place, month and one line, as far as the owner wrote them', () => {
    const [image] = images as [ImageEntry];
    expect(workCaption({ ...image, place: 'Irmo', month: '2026-05', caption: 'Algae, gone.' })).toBe(
      'Irmo, May 2026: Algae, gone.',
    );
    expect(workCaption({ ...image, place: 'Irmo' })).toBe(`Irmo: ${image.title}`);
    expect(workCaption(image)).toBe(image.title);
  });

  it('has an empty slot for each drawing of the gallery and of a pair', () => {
    const slots = emptyWorkSlots(images, services);
    expect(slots).toEqual(expect.arrayContaining(['gallery-1', 'pair-home-before', 'pair-deck-cleaning-after']));
    expect(slots.filter((name) => name.startsWith('hero') || name.startsWith('service-'))).toEqual([]);
    expect(emptyWorkSlots(photographed(...slots), services)).toEqual([]);
  });
});

it('keeps a drawn dock from the carousel of a company that washes none', () => {
  const pictures = carouselPictures(images);
  const namesWith = (...slugs: readonly string[]) =>
    pictures.filter((image) => showsOwnWork(image, named(slugs))).map(({ name }) => name);
  expect(namesWith('dock-cleaning', 'driveway-pressure-washing')).toEqual(pictures.map(({ name }) => name));
  expect(namesWith('driveway-pressure-washing')).toEqual(['hero1-desktop', 'hero2-desktop']);
});

describe('the drawings that an owner is asked to replace', () => {
  const names = (...slugs: readonly string[]) => shownDrawings(images, named(slugs)).map(({ name }) => name);

  it('are those of what the company washes, and those about no service', () => {
    const one = names('roof-washing');
    const about = (slug: string) => [`service-${slug}`, `pair-${slug}-before`, `pair-${slug}-after`];
    expect(one).toEqual(expect.arrayContaining([...about('roof-washing'), 'gallery-2', 'pair-home-before']));
    expect(one.filter((name) => [...about('dock-cleaning'), 'gallery-5', 'hero3-desktop'].includes(name))).toEqual([]);
  });

  it('are all drawings of a company with all services, and no photographs', () => {
    const all = DRAWN_SERVICES;
    expect(names(...all)).toEqual(images.map(({ name }) => name));
    expect(
      shownDrawings(
        images.map((image) => ({ ...image, placeholder: false })),
        named(all),
      ),
    ).toEqual([]);
  });
});
