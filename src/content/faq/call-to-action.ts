import type { Service } from '#model/service.ts';

/** The words of the call to action below a neighborhood's questions: its title, and its button's label. */
export const serviceCallToAction = (
  service: Service,
): { readonly callToAction: string; readonly callToActionLabel: string } => ({
  callToAction: `Get a price for ${service.displayName.toLowerCase()}`,
  callToActionLabel: service.profile?.ctaLabel ?? 'Get a free quote',
});

/** Why people trust us with a service, for the box below a city's questions. */
export const trustPoints = (service: Service): readonly string[] =>
  service.profile?.page.trustPoints ?? ['Licensed and insured', 'Free estimates'];
