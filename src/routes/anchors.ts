/** Section anchors of the home and city pages (decisions, 'Paths'). */
export const ANCHORS = {
  benefits: 'benefits',
  gallery: 'gallery',
  testimonials: 'testimonials',
  commercial: 'commercial',
  contact: 'contact',
  booking: 'booking',
} as const;

/** A section of the home page from anywhere. */
export const homeSection = (anchor: keyof typeof ANCHORS): string => `/#${ANCHORS[anchor]}`;
