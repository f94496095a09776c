import type { ImageEntry } from '#model/picture.ts';
import type { Service } from '#model/service.ts';

/** The number of pictures in the gallery (specification, section 2). */
export const GALLERY_SIZE = 6;

/** The services that a drawing shows, by the drawing's name. The company must offer at least one of them. */
const SERVICES_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'gallery-1': ['house-washing', 'soft-washing'],
  'gallery-2': ['roof-washing'],
  'gallery-3': ['driveway-pressure-washing'],
  'gallery-4': ['deck-cleaning'],
  'gallery-5': ['dock-cleaning'],
  'gallery-6': ['commercial-property-cleaning'],
  'hero2-desktop': ['driveway-pressure-washing'],
  'hero3-desktop': ['dock-cleaning'],
};

type OfferedServices = readonly Pick<Service, 'catalogueSlug'>[];

/**
 * Whether a picture may represent the work of a company with these services. A photograph always may; a drawing has to
 * show a service that the company offers.
 */
export function showsOwnWork({ name, placeholder }: ImageEntry, services: OfferedServices): boolean {
  const shown = SERVICES_SHOWN[name];
  return !placeholder || shown === undefined || services.some(({ catalogueSlug }) => shown.includes(catalogueSlug));
}

/** The service that a picture shows; null for one about no service. */
const serviceShown = (name: string): string | null =>
  /^service-(.+)$/.exec(name)?.[1] ?? /^pair-(?!home-)(.+)-(?:before|after)$/.exec(name)?.[1] ?? null;

/** The drawings that pages of a company with these services show, so that its own photographs should replace them. */
export const shownDrawings = (images: readonly ImageEntry[], services: OfferedServices): readonly ImageEntry[] =>
  images.filter((image) => {
    const shown = serviceShown(image.name);
    return (
      image.placeholder &&
      (shown === null ? showsOwnWork(image, services) : services.some(({ catalogueSlug }) => catalogueSlug === shown))
    );
  });

/**
 * The gallery's pictures, at most six. Gallery pictures of the company's services come first, then the pictures of
 * services that these do not show, of the other services, and the 'after' pictures of pairs. May be fewer, or none.
 */
export function galleryPictures(images: readonly ImageEntry[], services: OfferedServices): readonly ImageEntry[] {
  const own = images.filter((image) => image.name.startsWith('gallery-') && showsOwnWork(image, services));
  const slugs = services.map(({ catalogueSlug }) => catalogueSlug);
  const inGallery = new Set(own.flatMap(({ name }) => SERVICES_SHOWN[name] ?? []));
  const names = [
    ...slugs.filter((slug) => !inGallery.has(slug)).map((slug) => `service-${slug}`),
    ...slugs.map((slug) => `service-${slug}`),
    ...slugs.map((slug) => `pair-${slug}-after`),
  ];
  const others = names.flatMap((name) => images.find((image) => image.name === name) ?? []);
  return [...new Set([...own, ...others])].slice(0, GALLERY_SIZE);
}
