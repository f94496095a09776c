import type { ImageEntry } from '#model/picture.ts';
import type { Service } from '#model/service.ts';

/** The number of pictures in the gallery (specification, section 2). */
export const GALLERY_SIZE = 6;

/** The services that a drawing shows, by its name; the company must have one of them. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'gallery-1': ['house-washing', 'soft-washing'],
  'gallery-2': ['roof-washing'],
  'gallery-3': ['driveway-pressure-washing'],
  'gallery-4': ['deck-cleaning'],
  'gallery-5': ['dock-cleaning'],
  'gallery-6': ['commercial-property-cleaning'],
  'hero2-desktop': ['driveway-pressure-washing'],
  'hero3-desktop': ['dock-cleaning'],
};

type Washes = readonly Pick<Service, 'catalogueSlug'>[];

/**
 * Whether a picture may stand for the work of a company with these services: a photograph is of its own work, and a
 * drawing has to show something that it washes.
 */
export function showsOwnWork({ name, placeholder }: ImageEntry, services: Washes): boolean {
  const shown = SHOWN[name];
  return !placeholder || shown === undefined || services.some(({ catalogueSlug }) => shown.includes(catalogueSlug));
}

/** The service that a picture shows; null for one about no service. */
const serviceShown = (name: string): string | null =>
  /^service-(.+)$/.exec(name)?.[1] ?? /^pair-(?!home-)(.+)-(?:before|after)$/.exec(name)?.[1] ?? null;

/** The drawings that pages of a company with these services show, so that its own photographs should replace them. */
export const shownDrawings = (images: readonly ImageEntry[], services: Washes): readonly ImageEntry[] =>
  images.filter((image) => {
    const shown = serviceShown(image.name);
    return (
      image.placeholder &&
      (shown === null ? showsOwnWork(image, services) : services.some(({ catalogueSlug }) => catalogueSlug === shown))
    );
  });

/**
 * The pictures of the gallery, at most six: its own of what the company washes, then those of the other services, then
 * those of all services, then their pairs after washing. Fewer, or none, for a company that has no more.
 */
export function galleryPictures(images: readonly ImageEntry[], services: Washes): readonly ImageEntry[] {
  const own = images.filter((image) => image.name.startsWith('gallery-') && showsOwnWork(image, services));
  const slugs = services.map(({ catalogueSlug }) => catalogueSlug);
  const inGallery = new Set(own.flatMap(({ name }) => SHOWN[name] ?? []));
  const names = [
    ...slugs.filter((slug) => !inGallery.has(slug)).map((slug) => `service-${slug}`),
    ...slugs.map((slug) => `service-${slug}`),
    ...slugs.map((slug) => `pair-${slug}-after`),
  ];
  const others = names.flatMap((name) => images.find((image) => image.name === name) ?? []);
  return [...new Set([...own, ...others])].slice(0, GALLERY_SIZE);
}
