import { formatMonth } from '#model/format.ts';
import type { ImageEntry } from '#model/picture.ts';
import { type OfferedServices, offersAny } from '#model/service.ts';

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

/**
 * Whether a picture may represent the work of a company with these services. A photograph always may; a drawing has to
 * show a service that the company offers.
 */
export function showsOwnWork({ name, placeholder }: ImageEntry, services: OfferedServices): boolean {
  const shown = SERVICES_SHOWN[name];
  return !placeholder || shown === undefined || offersAny(services, shown);
}

/** The service that a picture shows; null for one about no service. */
const serviceShown = (name: string): string | null =>
  /^service-(.+)$/.exec(name)?.[1] ?? /^pair-(?!home-)(.+)-(?:before|after)$/.exec(name)?.[1] ?? null;

/** The drawings that pages of a company with these services show, so that its own photographs should replace them. */
export const shownDrawings = (images: readonly ImageEntry[], services: OfferedServices): readonly ImageEntry[] =>
  images.filter((image) => {
    const shown = serviceShown(image.name);
    return image.placeholder && (shown === null ? showsOwnWork(image, services) : offersAny(services, [shown]));
  });

/**
 * The gallery's pictures, at most six. Gallery pictures of the company's services come first, then the pictures of
 * services that these do not show, the 'after' pictures of pairs, and last the pictures of the other services, which
 * are much like those of the gallery. May be fewer, or none.
 */
export function galleryPictures(images: readonly ImageEntry[], services: OfferedServices): readonly ImageEntry[] {
  const own = images.filter((image) => image.name.startsWith('gallery-') && showsOwnWork(image, services));
  const slugs = services.map(({ catalogueSlug }) => catalogueSlug);
  const inGallery = new Set(own.flatMap(({ name }) => SERVICES_SHOWN[name] ?? []));
  const names = [
    ...slugs.filter((slug) => !inGallery.has(slug)).map((slug) => `service-${slug}`),
    ...slugs.map((slug) => `pair-${slug}-after`),
    ...slugs.map((slug) => `service-${slug}`),
  ];
  const others = names.flatMap((name) => images.find((image) => image.name === name) ?? []);
  return [...new Set([...own, ...others])].slice(0, GALLERY_SIZE);
}

/** A piece of the company's own work: one photograph, or one before and one after the wash. */
export interface WorkShown {
  readonly pictures: readonly [ImageEntry] | readonly [before: ImageEntry, after: ImageEntry];
  /** 'Irmo, May 2026: Ten years of algae, gone in a morning.' */
  readonly caption: string;
}

/** What the gallery section shows. */
export interface GallerySection {
  /** Photographs of the company's own work; empty until the owner has some. */
  readonly work: readonly WorkShown[];
  /** Drawings of how the work is done, which no photograph has replaced. */
  readonly drawings: readonly ImageEntry[];
}

/** The caption of a picture: place and month, and a line about it; the title where the owner wrote no line. */
export function workCaption({ place, month, caption, title }: ImageEntry): string {
  const where = [place, month === undefined ? undefined : formatMonth(month)].filter((part) => part !== undefined);
  return [where.join(', '), caption ?? title].filter((part) => part !== '').join(': ');
}

/** The pairs of which both pictures are photographs, of the house and of what the company washes. */
function photographedPairs(images: readonly ImageEntry[], services: OfferedServices): readonly WorkShown[] {
  const photograph = (name: string): ImageEntry | undefined =>
    images.find((image) => image.name === name && !image.placeholder);
  return ['home', ...services.map(({ catalogueSlug }) => catalogueSlug)].flatMap((slug) => {
    const [before, after] = [photograph(`pair-${slug}-before`), photograph(`pair-${slug}-after`)];
    return before === undefined || after === undefined
      ? []
      : [{ pictures: [before, after] as const, caption: workCaption({ ...before, ...after }) }];
  });
}

/** Sorts the gallery's pictures and the photographed pairs into the company's own work and drawings. */
export function gallerySection(images: readonly ImageEntry[], services: OfferedServices): GallerySection {
  const pictures = galleryPictures(images, services);
  const pairs = photographedPairs(images, services);
  const paired = new Set(pairs.flatMap(({ pictures: both }) => both.map(({ name }) => name)));
  const single = pictures.filter(({ name, placeholder }) => !placeholder && !paired.has(name));
  return {
    work: [...pairs, ...single.map((image): WorkShown => ({ pictures: [image], caption: workCaption(image) }))],
    drawings: pictures.filter(({ placeholder }) => placeholder),
  };
}

/** The names of the pictures of 'Our work' that are still drawings: the gallery's and those of pairs. */
export const emptyWorkSlots = (images: readonly ImageEntry[], services: OfferedServices): readonly string[] =>
  shownDrawings(images, services)
    .map(({ name }) => name)
    .filter((name) => /^(?:gallery-\d+|pair-.+)$/.test(name));
